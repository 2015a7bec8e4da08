// The keys of the table. They work wherever the focus is, except in a field, a list or a sheet.

export interface KeyActions {
  /** Letters and signs. */
  letters: Record<string, () => void>;
  /** Cards by their place, from 1 (0 is the tenth). */
  card(place: number): void;
  hand(event: KeyboardEvent): boolean;
  cancel(): void;
  /** The space bar was pressed; false: nothing is to be hurried, a button may have it. */
  space(held: boolean): boolean;
}

const elsewhere = (event: KeyboardEvent): boolean =>
  (event.target as HTMLElement).closest('input, select, textarea, dialog') !== null;

export function pressed(event: KeyboardEvent, actions: KeyActions): void {
  if (event.ctrlKey || event.metaKey || elsewhere(event)) return;
  if (actions.hand(event) || event.altKey) return;
  if (event.key === 'Escape') actions.cancel();
  else if (event.key === ' ' && actions.space(event.repeat)) event.preventDefault();
  else if (/^\d$/.test(event.key)) actions.card((Number(event.key) || 10) - 1);
  else actions.letters[event.key.toLowerCase()]?.();
}
