// Every phase of a table, made from views that were recorded in real games.
import { lingering } from '../state/shown';
import { START_LEVEL, type Update, type View } from '../wire/messages';
import type { Recorded } from './recording';
import { recording } from './recording';

type Table = ReturnType<typeof recording>;
type Players = 3 | 4;

const files = import.meta.glob<Recorded>('../../tests/fixtures/*[34].json', {
  import: 'default',
  eager: true,
});
const recorded = (name: string): boolean => `../../tests/fixtures/${name}.json` in files;
export const fixture = (name: string): Recorded => {
  const found = files[`../../tests/fixtures/${name}.json`];
  if (!found)
    throw new Error(
      `there is no recorded moment "${name}"; there are ${Object.keys(files).join()}`,
    );
  return found;
};

const table = (name: string, change: (data: Recorded) => Partial<Recorded> = () => ({})): Table => {
  const data = fixture(name);
  return recording({ ...data, ...change(data) });
};

/** Somebody else has to decide, and the player watches. */
const waiting = (data: Recorded, phase: View['phase'] = 'play'): Partial<Recorded> => ({
  view: { ...data.view, phase, to_act: [1] },
  own: data.own && { ...data.own, asked: null, legal: [], barred: [] },
});

/** The trick of a moment with all its cards, as it lingers. */
function finished(name: string): Table {
  const data = fixture(name);
  const { view } = data;
  const leader = view.trick.leader!;
  const players = view.seats.length;
  const lying = view.trick.cards.map(({ card }) => card);
  const cards = [...lying, ...['Bi10', 'P8', 'Cu7', 'Zn1']].slice(0, players);
  const update: Update = {
    type: 'update',
    match: 'm',
    seq: 1,
    own: data.own,
    view: {
      ...view,
      tricks: [
        ...view.tricks,
        { leader, cards, taker: (leader + 1) % players, lowest: 0, gold: 'Au2' },
      ],
    },
    events: [{ type: 'trick-taken', seat: 1, lowest: 0 }],
  };
  return { ...recording(data), shown: lingering({ view, own: data.own }, update)!, lingers: true };
}

/** The end of a round: its sheet tells what is shown on the plates. */
function ended(name: string, step: 'why' | 'score' | 'nugget'): Table {
  const live = table(name);
  return { ...live, ending: { step, sheet: live.sheets.at(-1)! } };
}

const away = (data: Recorded): Partial<Recorded> => ({
  ...waiting(data),
  room: {
    ...data.room,
    seats: data.room.seats.map((seat) =>
      seat.seat === 1 ? { ...seat, away: true, sit_in_after: 40_000 } : seat,
    ),
  },
});

/** Somebody leads and began the round, and everybody knows cards of that hand. */
const known = (view: View): View => ({
  ...view,
  first: 1,
  trick: { ...view.trick, leader: 1 },
  seats: view.seats.with(1, { ...view.seats[1]!, hand_size: 11, known: ['Bi4', 'Zn10'] }),
});

/** The bots that a newcomer meets, whose names are long; one of them began the round and leads. */
const beginning = (data: Recorded): Partial<Recorded> => ({
  ...waiting(data),
  view: { ...data.view, first: 1, trick: { ...data.view.trick, leader: 1 } },
  room: {
    ...data.room,
    seats: data.room.seats.map((seat) =>
      seat.kind === 'bot' ? { ...seat, name: null, level: START_LEVEL } : seat,
    ),
  },
});

/** All moments by name; each makes a fresh table. */
export const moments = (players: Players): Record<string, () => Table> => {
  const named = (name: string) => `${name}${players}`;
  return {
    bidding: () => table(named('bid')),
    'bid laid': () =>
      table(named('bid'), (data) => ({
        view: {
          ...data.view,
          to_act: [1, 2],
          seats: data.view.seats.with(0, { ...data.view.seats[0]!, placed: true }),
        },
        own: { ...data.own!, asked: null, legal: [], bid: data.own!.hand[2]! },
      })),
    exchange: () => table(named('exchange'), (data) => waiting(data, 'exchange')),
    armed: () => ({
      ...table(named('exchange'), (data) => waiting(data, 'exchange')),
      armed: true,
    }),
    news: () => ({
      ...table(named('exchange'), (data) => waiting(data, 'exchange')),
      news: {
        type: 'bid-exchanged',
        seat: players - 2,
        gold: 'Au1',
        card: 'Bi9',
        target: 0,
        returned: 'Zn5',
      },
      former: { 0: 'Zn5', 1: 'Bi10', 2: 'Ag8' },
    }),
    play: () => table(named('play')),
    waiting: () => table(named('play'), (data) => waiting(data)),
    refused: () => ({
      ...table(named('play')),
      reason: {
        reason: { clause: 'R7.2', code: 'can-play-base', text: '', details: {} },
        count: 1,
      },
    }),
    known: () => table(named('play'), (data) => ({ ...waiting(data), view: known(data.view) })),
    away: () => table(named('play'), away),
    'first bots': () => table(named('play'), beginning),
    finished: () => finished(named('play')),
    ...(recorded(named('end')) ? { 'gold or end': () => table(named('end')) } : {}),
    broken: () => table(named('play'), (data) => ({ ...waiting(data, 'deal'), sheets: [] })),
    why: () => ended(named('over'), 'why'),
    score: () => ended(named('over'), 'score'),
    nugget: () => ended(named('over'), 'nugget'),
  };
};
