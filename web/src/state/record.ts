import type { Room, RoundSheet } from '../wire/messages';
import { personName } from './people';

/**
 * The finished rounds of a table as a record, which the server can show move by move (docs/notation.md);
 * `winners`: who has won, if that is decided.
 */
export const recordOf = (
  room: Room,
  sheets: readonly RoundSheet[],
  winners: readonly number[] | null,
): unknown => ({
  format: 'aurum-record',
  version: 1,
  rules: {
    edition: room.options.rules?.edition ?? 'english',
    players: room.seats.length,
    zeros: room.zeros ?? true,
    scoring: room.options.rules?.scoring ?? 'nuggets',
  },
  first: sheets[0]!.first,
  names: room.seats.map((seat) => personName(seat, room.seats)),
  rounds: sheets.map(({ hands, exposed, actions, ended, sides, nuggets }) => ({
    hands,
    exposed,
    actions,
    ended: { seat: ended.seat, reason: ended.reason },
    sides: sides.map(({ bid, tricks, bid_points, gold_points, score }) => ({
      bid,
      tricks,
      bid_points,
      gold_points,
      score,
    })),
    nuggets,
  })),
  ...(winners ? { winners } : {}),
});
