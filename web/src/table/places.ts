// Where things lie on the screen, by their `data-place`; also where they lay before the picture changed.
const before = new Map<string, DOMRect>();

const rect = (node: Element | null | undefined): DOMRect | null => {
  const box = node?.getBoundingClientRect();
  return box && box.width > 0 ? box : null;
};

export const nodeAt = (place: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-place="${place}"]`);

/** Where it lies now. */
export const here = (place: string): DOMRect | null => rect(nodeAt(place));

/** Where it lay before the picture changed, or lies now if it was not there. */
export const was = (place: string): DOMRect | null => before.get(place) ?? here(place);

/** Notes where everything lies; called before every change of the picture. */
export function remember(): void {
  before.clear();
  for (const node of document.querySelectorAll<HTMLElement>('[data-place]')) {
    const box = rect(node);
    if (box) before.set(node.dataset.place!, box);
  }
}

export const center = (box: DOMRect): { x: number; y: number } => ({
  x: box.x + box.width / 2,
  y: box.y + box.height / 2,
});
