// Where the focus was before a sheet opened, and where it goes when the sheet is gone.

let before: HTMLElement | null = null;

const lost = (): boolean => !document.activeElement || document.activeElement === document.body;

/** Notes what has the focus. Inside a sheet, or when nothing has it, what was noted before counts. */
export function noteFocus(): void {
  const now = document.activeElement;
  if (now instanceof HTMLElement && !lost() && !now.closest('dialog')) before = now;
}

/** Gives the focus back, unless something else has taken it or another sheet is open. */
export function giveFocusBack(): void {
  queueMicrotask(() => {
    if (lost() && !document.querySelector('dialog[open]') && before?.isConnected)
      before.focus({ preventScroll: true });
  });
}
