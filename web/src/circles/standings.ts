import type { CircleMember } from '../wire/messages';

export interface Standing {
  member: CircleMember;
  /** How many deals were finished. */
  deals: number;
  /** The mean percent of the field that was beaten. */
  percent: number;
  /** Points against par, and by deciding well, over all these deals. */
  par: number;
  decisions: number;
  error: number;
}

const sum = (numbers: number[]): number => numbers.reduce((total, one) => total + one, 0);

function standing(member: CircleMember): Standing {
  const found = member.results.flatMap((result) => (result ? [result] : []));
  return {
    member,
    deals: found.length,
    percent: found.length ? sum(found.map((one) => one.percent)) / found.length : 0,
    par: sum(found.map((one) => one.score - one.par)),
    decisions: sum(found.map((one) => one.decisions)),
    error: Math.sqrt(sum(found.map((one) => one.decisions_error ** 2))),
  };
}

/** The members, those first who finished most deals and beat most of the field. */
export const standings = (members: readonly CircleMember[]): Standing[] =>
  members.map(standing).sort((a, b) => b.deals - a.deals || b.percent - a.percent);
