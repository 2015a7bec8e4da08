/** The records of a file: one JSON object, or one per line. Throws if it holds anything else. */
export function recordsIn(text: string): object[] {
  const found = values(text);
  if (!found.length || !found.every(isObject))
    throw new SyntaxError('a record is one JSON object, or one per line');
  return found;
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function values(text: string): unknown[] {
  try {
    return [JSON.parse(text)];
  } catch {
    return text
      .split('\n')
      .filter((line) => line.trim())
      .map((line) => JSON.parse(line) as unknown);
  }
}
