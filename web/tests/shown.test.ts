import { describe, expect, it } from 'vitest';
import { anticipated, lingering } from '../src/state/shown';
import { moment } from './moments';

describe('a card that was let go of', () => {
  it('lies in the trick at once and is gone from the hand', () => {
    const { view, own } = moment('play4');
    const card = own!
      .legal!.map((action) => action.split(' ')[1]!)
      .find((name) => !name.startsWith('Au'))!;
    const after = anticipated({ view, own }, `play ${card}`);
    expect(after.view.trick.cards.at(-1)).toEqual({ seat: 0, card });
    expect(after.own!.hand).toEqual(own!.hand.filter((other) => other !== card));
    expect(after.own!.asked).toBeNull();
    expect(view.trick.cards).toHaveLength(3);
  });

  it('leaves the collection when it is gold', () => {
    const { view, own } = moment('end3');
    const after = anticipated({ view, own }, 'play Au3');
    expect(after.view.seats[0]!.gold).not.toContain('Au3');
    expect(after.own!.hand).toEqual(own!.hand);
  });

  it('becomes the face-down bid', () => {
    const { view, own } = moment('bid3');
    const card = own!.hand[0]!;
    const after = anticipated({ view, own }, `bid ${card}`);
    expect(after.own!.bid).toBe(card);
    expect(after.view.seats[0]!.placed).toBe(true);
    expect(after.view.to_act).not.toContain(0);
  });
});

describe('a finished trick', () => {
  it('lingers with all its cards and both badges', () => {
    const { view, own } = moment('play4');
    const cards = ['Zn5', 'Bi1', 'Ag9', 'Cu6'];
    const next = {
      ...view,
      trick: { ...view.trick, cards: [] },
      tricks: [...view.tricks, { leader: 1, cards, taker: 3, lowest: 2, gold: null }],
    };
    const stay = lingering(
      { view, own },
      {
        type: 'update',
        match: '',
        seq: 9,
        view: next,
        own,
        events: [{ type: 'trick-taken', seat: 3, lowest: 2 }],
      },
    );
    expect(stay!.view.trick.cards).toEqual(cards.map((card, i) => ({ seat: (1 + i) % 4, card })));
    expect([stay!.view.trick.taking, stay!.view.trick.lowest]).toEqual([3, 2]);
  });

  it('does not linger when none was finished', () => {
    const { view, own } = moment('play4');
    expect(
      lingering({ view, own }, { type: 'update', match: '', seq: 9, view, own, events: [] }),
    ).toBeNull();
  });
});
