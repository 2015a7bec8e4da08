/** Everything that is kept, as one file, and back. */
import type { Row, Rows } from './database';

const FORMAT = 'aurum-kept';
const VERSION = 1;
/** The first words of keys that belong to one table: a table that is here already stays as it is. */
const OF_TABLES = ['log', 'command', 'table', 'snapshot'];
const KINDS = [...OF_TABLES, 'match', 'played', 'attempt', 'review', 'guest'];
/** Rows in one transaction: a whole table, so that no log is cut. */
type Group = Row[];

export type Moved = { added: number } | { trouble: 'damaged' | 'newer' };

export async function everything(rows: Rows): Promise<string> {
  const all = await rows.read({ prefix: [], after: [], limit: 0, newest: false });
  return JSON.stringify({ format: FORMAT, version: VERSION, rows: all });
}

/** Adds what is not here yet; says how many tables that were. */
export async function take(rows: Rows, text: string): Promise<Moved> {
  const found = read(text);
  if (!Array.isArray(found)) return found;
  let added = 0;
  for (const group of groups(found)) {
    const outcome = await rows.write(group.map(([key, value]) => ['add', key, value]));
    if (outcome === '' && OF_TABLES.includes(group[0]![0][0] as string)) added += 1;
  }
  return { added };
}

function read(text: string): Row[] | { trouble: 'damaged' | 'newer' } {
  try {
    const file = JSON.parse(text) as { format?: unknown; version?: unknown; rows?: unknown };
    if (file.format !== FORMAT || !Array.isArray(file.rows)) return { trouble: 'damaged' };
    if (typeof file.version === 'number' && file.version > VERSION) return { trouble: 'newer' };
    return file.rows.every(isRow) ? file.rows : { trouble: 'damaged' };
  } catch {
    return { trouble: 'damaged' };
  }
}

function isRow(row: unknown): row is Row {
  if (!Array.isArray(row) || row.length !== 2) return false;
  const [key, value] = row as unknown[];
  return (
    Array.isArray(key) &&
    KINDS.includes(key[0] as string) &&
    key.every((word) => typeof word === 'string' || Number.isFinite(word)) &&
    typeof value === 'string' &&
    isJson(value)
  );
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Rows that are added together or not at all: those of a table, and each other row alone. */
function groups(all: Row[]): Group[] {
  const tables = new Map<string, Group>();
  const single: Group[] = [];
  for (const row of all) {
    const [kind, name] = row[0];
    if (!OF_TABLES.includes(kind as string)) single.push([row]);
    else if (tables.has(String(name))) tables.get(String(name))!.push(row);
    else tables.set(String(name), [row]);
  }
  return [...tables.values(), ...single];
}
