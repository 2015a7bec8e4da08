/** Which window may write the log of a table. Without Web Locks the log itself refuses a second one. */

/** Milliseconds for which a window that is just closing is waited for, as when a page is reloaded. */
const PATIENCE = 1500;

const held = new Map<string, () => void>();

/** Whether the table is this window's now. `lost` is called when another window takes it by force. */
export function claim(
  table: string,
  byForce: boolean,
  lost: (table: string) => void,
): Promise<boolean> {
  if (!navigator.locks || held.has(table)) return Promise.resolve(true);
  return new Promise((resolve) => {
    const options = byForce ? { steal: true } : { signal: AbortSignal.timeout(PATIENCE) };
    navigator.locks
      .request(`aurum ${table}`, options, () => {
        resolve(true);
        return new Promise<void>((release) => held.set(table, release));
      })
      .catch(() => {
        resolve(false); // nobody let go of it in time
        if (held.delete(table)) lost(table);
      });
  });
}

/** Other windows may have the table. */
export function release(table: string): void {
  const letGo = held.get(table);
  held.delete(table);
  letGo?.();
}
