import { SIDES } from '../wire/messages';

/** The seats of every side at a table of so many players. */
export const sidesOf = (players: number): readonly (readonly number[])[] => SIDES[players] ?? [];

/** Whether several seats win together there. */
export const inTeams = (players: number): boolean =>
  sidesOf(players).some((seats) => seats.length > 1);

/** The number of the side that a seat plays for. */
export const sideOf = (players: number, seat: number): number =>
  sidesOf(players).findIndex((seats) => seats.includes(seat));

/** The other seat of a seat's side. */
export const partnerOf = (players: number, seat: number): number =>
  sidesOf(players)[sideOf(players, seat)]!.find((other) => other !== seat)!;

/** The key of a team's name. */
export const teamName = (players: number, seat: number): 'team-a' | 'team-b' =>
  sideOf(players, seat) === 0 ? 'team-a' : 'team-b';
