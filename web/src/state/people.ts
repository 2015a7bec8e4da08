import { t } from '../texts/texts.svelte';
import type { Room, SeatInfo } from '../wire/messages';

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

export const botName = (level: string | null | undefined): string => t(`bot-${level ?? 'adept'}`);

export function personName(seat: SeatInfo): string {
  if (seat.name) return seat.name;
  return seat.kind === 'bot' ? botName(seat.level) : t('seat-open');
}

export function people(room: Room, me: number | null): Person[] {
  return room.seats.map((seat) => ({
    seat: seat.seat,
    name: personName(seat),
    me: seat.seat === me,
    bot: seat.kind === 'bot',
    away: seat.away ?? false,
    standIn: Boolean(seat.sit_in),
    standInAt: seat.sit_in_at ?? null,
  }));
}

/** Places round the table as seen from one seat, clockwise: the viewer is at the bottom, the next player to the left. */
export function place(seat: number, viewer: number, players: number): 'south' | 'west' | 'north' | 'east' {
  const step = (seat - viewer + players) % players;
  const places = players === 3 ? (['south', 'west', 'east'] as const) : (['south', 'west', 'north', 'east'] as const);
  return places[step]!;
}
