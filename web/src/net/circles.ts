/** Requests about circles of friends. */
import type { CircleDay, CircleLine, Circles, Invitation } from '../wire/messages';
import { ask } from './api';

const at = encodeURIComponent;

export const circles = (): Promise<Circles> => ask<Circles>('GET', '/circles');
export const makeCircle = (name: string): Promise<CircleLine> =>
  ask<CircleLine>('POST', '/circles', { name });
export const circleDay = (id: string, date: string): Promise<CircleDay> =>
  ask<CircleDay>('GET', `/circles/${at(id)}?date=${at(date)}`);
export const renameCircle = (id: string, name: string): Promise<CircleLine> =>
  ask<CircleLine>('POST', `/circles/${at(id)}`, { name });
export const removeMember = (id: string, member: string): Promise<CircleLine> =>
  ask<CircleLine>('POST', `/circles/${at(id)}/remove`, { member });
export const leaveCircle = (id: string): Promise<Circles> =>
  ask<Circles>('POST', `/circles/${at(id)}/leave`, {});
export const invitation = (link: string): Promise<Invitation> =>
  ask<Invitation>('GET', `/invitations/${at(link)}`);
export const joinCircle = (link: string): Promise<CircleLine> =>
  ask<CircleLine>('POST', `/invitations/${at(link)}`, {});
