/** What is kept in this browser: rows with keys in order, written as a whole or not at all. */

/** How a write ended; empty is well. */
export type Outcome = '' | 'exists' | 'full' | 'failed';
type Word = string | number;
type Step = ['add' | 'put' | 'delete', Word[], string];
export type Row = [Word[], string];

export interface Query {
  prefix: Word[];
  after: Word[];
  limit: number;
  newest: boolean;
}

export interface Rows {
  write(steps: readonly Step[]): Promise<Outcome>;
  read(query: Query): Promise<Row[]>;
  /** False where everything is forgotten when the window closes. */
  readonly lasting: boolean;
}

const NAME = 'aurum';
const STORE = 'rows';

/** The browser's database; where it gives none, a memory that lasts as long as the window. */
export async function openRows(): Promise<Rows> {
  try {
    return new Database(await opened());
  } catch {
    return new Memory();
  }
}

function opened(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const asked = indexedDB.open(NAME, 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore(STORE);
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error ?? new Error('no database'));
    asked.onblocked = () => reject(new Error('blocked'));
  });
}

class Database implements Rows {
  readonly lasting = true;

  constructor(private database: IDBDatabase) {
    this.#watch();
  }

  #watch(): void {
    // Another window wants to delete everything: do not stand in its way.
    this.database.onversionchange = () => this.database.close();
  }

  async write(steps: readonly Step[]): Promise<Outcome> {
    try {
      return await this.#written(steps);
    } catch {
      return await this.#again(() => this.#written(steps)).catch(() => 'failed' as const);
    }
  }

  async read(query: Query): Promise<Row[]> {
    try {
      return await this.#found(query);
    } catch {
      return await this.#again(() => this.#found(query));
    }
  }

  /** A browser may close a database that has been quiet; it is opened once more then. */
  async #again<T>(work: () => Promise<T>): Promise<T> {
    this.database = await opened();
    this.#watch();
    return work();
  }

  #written(steps: readonly Step[]): Promise<Outcome> {
    return new Promise((resolve) => {
      const change = this.database.transaction(STORE, 'readwrite', { durability: 'strict' });
      const rows = change.objectStore(STORE);
      let exists = false;
      change.oncomplete = () => resolve('');
      change.onabort = () =>
        resolve(
          exists ? 'exists' : change.error?.name === 'QuotaExceededError' ? 'full' : 'failed',
        );
      for (const [what, key, value] of steps) {
        if (what === 'put') rows.put(value, key);
        else if (what === 'delete') rows.delete(key);
        else {
          const added = rows.add(value, key);
          added.onerror = () => (exists ||= added.error?.name === 'ConstraintError');
        }
      }
    });
  }

  #found({ prefix, after, limit, newest }: Query): Promise<Row[]> {
    return new Promise((resolve, reject) => {
      const look = this.database.transaction(STORE).objectStore(STORE);
      const asked = look.openCursor(range(prefix, after, newest), newest ? 'prev' : 'next');
      const found: Row[] = [];
      asked.onerror = () => reject(asked.error ?? new Error('unread'));
      asked.onsuccess = () => {
        const cursor = asked.result;
        if (cursor) found.push([cursor.key as Word[], cursor.value as string]);
        if (!cursor || found.length === limit) resolve(found);
        else cursor.continue();
      };
    });
  }
}

/** Everything under a prefix, beyond `after`: an array stands behind all words and numbers. */
function range(prefix: Word[], after: Word[], newest: boolean): IDBKeyRange {
  const [first, last] = [prefix, [...prefix, []]];
  if (!after.length) return IDBKeyRange.bound(first, last);
  return newest
    ? IDBKeyRange.bound(first, after, false, true)
    : IDBKeyRange.bound(after, last, true);
}

/** For browsers that keep nothing. */
export class Memory implements Rows {
  readonly lasting = false;
  #rows = new Map<string, Row>();

  write(steps: readonly Step[]): Promise<Outcome> {
    const name = (key: Word[]) => JSON.stringify(key);
    if (steps.some(([what, key]) => what === 'add' && this.#rows.has(name(key))))
      return Promise.resolve('exists');
    for (const [what, key, value] of steps)
      if (what === 'delete') this.#rows.delete(name(key));
      else this.#rows.set(name(key), [key, value]);
    return Promise.resolve('');
  }

  read({ prefix, after, limit, newest }: Query): Promise<Row[]> {
    const sign = newest ? -1 : 1;
    const found = [...this.#rows.values()]
      .filter(([key]) => prefix.every((word, i) => key[i] === word))
      .filter(([key]) => !after.length || compare(key, after) * sign > 0)
      .sort(([a], [b]) => compare(a, b) * sign);
    return Promise.resolve(limit ? found.slice(0, limit) : found);
  }
}

/** The order of keys in a database: numbers before words, shorter before longer. */
function compare(a: Word[], b: Word[]): number {
  for (let i = 0; i < Math.min(a.length, b.length); i++) {
    const [x, y] = [a[i]!, b[i]!];
    if (x === y) continue;
    if (typeof x !== typeof y) return typeof x === 'number' ? -1 : 1;
    return x < y ? -1 : 1;
  }
  return a.length - b.length;
}
