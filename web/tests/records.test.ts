import { describe, expect, it } from 'vitest';
import { recordsIn } from '../src/screens/records';

describe('the records of a file', () => {
  it('are one object, or one per line', () => {
    expect(recordsIn('{\n"a": 1\n}')).toEqual([{ a: 1 }]);
    expect(recordsIn('{"a": 1}\n\n{"b": 2}\n')).toEqual([{ a: 1 }, { b: 2 }]);
  });

  it.each(['', ' \n', 'hello', 'null', '42', '[]', '[{}]', '"text"', '{"a": 1}\nnull', '{"a": '])(
    'are nothing else (%j)',
    (text) => expect(() => recordsIn(text)).toThrow(SyntaxError),
  );
});
