import { t } from '../texts/texts.svelte';
import { USUAL_LEVEL, type Room, type SeatInfo } from '../wire/messages';

/** Who is at a place of the table, as the page names them. */
export interface Person {
  seat: number;
  name: string;
  me: boolean;
  bot: boolean;
  away: boolean;
  standIn: boolean;
  standInAt: number | null;
}

export const botName = (level: string | null | undefined): string =>
  t(`bot-${level ?? USUAL_LEVEL}`);

const NUMERALS = ['I', 'II', 'III', 'IV'];

/** Names that occur more than once get a numeral. */
export const distinct = (names: readonly string[]): string[] =>
  names.map((name, i) => {
    const alike = names.flatMap((other, j) => (other === name ? [j] : []));
    return alike.length > 1 ? `${name} ${NUMERALS[alike.indexOf(i)]}` : name;
  });

/** Bots of one level are told apart by a numeral. */
export function personName(seat: SeatInfo, all: readonly SeatInfo[] = []): string {
  if (seat.name) return seat.name;
  if (seat.kind !== 'bot') return t('seat-open');
  const alike = all.filter(
    (other) => other.kind === 'bot' && !other.name && other.level === seat.level,
  );
  return alike.length > 1
    ? `${botName(seat.level)} ${NUMERALS[alike.findIndex((other) => other.seat === seat.seat)]}`
    : botName(seat.level);
}

/** `heard` is when the room was heard of, by `performance.now()`. */
export function people(room: Room, me: number | null, heard = performance.now()): Person[] {
  return room.seats.map((seat) => ({
    seat: seat.seat,
    name: personName(seat, room.seats),
    me: seat.seat === me,
    bot: seat.kind === 'bot',
    away: seat.away ?? false,
    standIn: Boolean(seat.sit_in),
    standInAt: seat.sit_in_after == null ? null : heard + seat.sit_in_after,
  }));
}

/**
 * Places round the table as seen from one seat, clockwise: the viewer is at the bottom, the next
 * player to the left, and whoever sits opposite at the top.
 */
export function place(
  seat: number,
  viewer: number,
  players: number,
): 'south' | 'west' | 'north' | 'east' {
  const step = (seat - viewer + players) % players;
  if (step === 0) return 'south';
  if (2 * step === players) return 'north';
  return 2 * step < players ? 'west' : 'east';
}
