import { describe, expect, it } from 'vitest';
import { story } from '../src/table/story';
import { moment } from './moments';

describe('a round told from its sheet', () => {
  it.each(['over3', 'over4'])('accounts for every card that was dealt (%s)', (name) => {
    for (const sheet of moment(name).sheets) {
      const told = story(sheet);
      const base = told.tricks
        .flat()
        .filter((card): card is string => card !== null && !card.startsWith('Au'));
      const all = [...told.bids, ...base, ...told.left.flat()].toSorted();
      expect(all).toEqual(sheet.hands.flat().toSorted());
    }
  });

  it('shows the hand that ended the round', () => {
    for (const sheet of moment('over3').sheets)
      expect(story(sheet).left[sheet.ended.seat]!.toSorted()).toEqual(sheet.ended.hand.toSorted());
  });
});
