/** How long movements take at the full amount of motion, in milliseconds. */
export const TIMES = {
  play: 260,
  pulse: 280,
  coin: 440,
  take: 320,
  exchange: 620,
  flip: 320,
  pop: 360,
};
