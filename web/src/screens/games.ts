/** What is counted of one's own games. */
import type { GameLine } from '../wire/messages';

export interface BidRow {
  bid: number;
  under: number;
  exact: number;
  over: number;
}

export function outcome({ winners, side }: GameLine): 'won' | 'shared' | 'lost' {
  if (!winners.includes(side)) return 'lost';
  return winners.length > 1 ? 'shared' : 'won';
}

/** How often bids of each height were missed, met and passed. */
export function bidRows(games: readonly GameLine[]): BidRow[] {
  const rows = new Map<number, BidRow>();
  for (const { bid, tricks } of games.flatMap((game) => game.rounds)) {
    const row = rows.get(bid) ?? { bid, under: 0, exact: 0, over: 0 };
    row[tricks < bid ? 'under' : tricks > bid ? 'over' : 'exact'] += 1;
    rows.set(bid, row);
  }
  return [...rows.values()].sort((one, other) => one.bid - other.bid);
}

/** The points that gold brought, in the mean of all rounds. */
export function goldPerRound(games: readonly GameLine[]): number {
  const rounds = games.flatMap((game) => game.rounds);
  return rounds.length ? rounds.reduce((sum, round) => sum + round.gold, 0) / rounds.length : 0;
}
