import { Plan } from '../state/plan.svelte';
import type { Live } from '../state/session.svelte';
import type { Event, Own, Room, RoundSheet, View } from '../wire/messages';

export interface Recorded {
  room: Room;
  seat: number;
  view: View;
  own: Own | null;
  sheets: RoundSheet[];
  events: Event[];
}

/** A session that shows one recorded moment and notes what is asked of it. */
export function recording(data: Recorded): Live & { asked: string[] } {
  const asked: string[] = [];
  return {
    link: 'open',
    endCode: 0,
    room: data.room,
    seat: data.seat,
    host: true,
    shown: { view: data.view, own: data.own },
    sheets: data.sheets,
    deadlines: [],
    log: data.events.map((event, id) => ({ id, event, trick: data.view.trick.number })),
    reason: null,
    sayings: {},
    lesson: null,
    armed: false,
    kept: false,
    looked: null,
    takenBack: [],
    plan: new Plan(),
    pending: null,
    lingers: false,
    ending: null,
    news: null,
    former: {},
    forward: false,
    substitute: null,
    coach: null,
    objection: null,
    looking: false,
    helped: null,
    unhelped: null,
    heard: 0,
    match: data.room.match ?? '',
    code: data.room.code,
    asked,
    close: () => undefined,
    perform: () => undefined,
    setPace: () => undefined,
    fastForward: (on: boolean) => asked.push(on ? 'forward' : 'calm'),
    hurry: () => asked.push('hurry'),
    ready: () => asked.push('ready'),
    release: () => asked.push('release'),
    takeBack: () => asked.push('take back'),
    undo: () => asked.push('undo'),
    explain(reason) {
      this.reason = { reason, count: asked.length };
    },
    act: (action: string) => asked.push(action),
    probe: (action: string) => asked.push(`probe ${action}`),
    send: (wish) => {
      asked.push(wish.type);
      return 'id';
    },
  };
}
