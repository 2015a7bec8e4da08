// SHA-256 in plain TypeScript: `crypto.subtle` does not exist on a page that a host in the local network serves without TLS.
const primes = (count: number): number[] => {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) if (found.every((p) => n % p)) found.push(n);
  return found;
};
const fraction = (x: number): number => ((x - Math.floor(x)) * 2 ** 32) | 0;
const K = primes(64).map((p) => fraction(Math.cbrt(p)));
const START = primes(8).map((p) => fraction(Math.sqrt(p)));
const turn = (x: number, n: number): number => (x >>> n) | (x << (32 - n));

function padded(bytes: Uint8Array): DataView {
  const size = ((bytes.length + 8) >> 6) * 64 + 64;
  const block = new Uint8Array(size);
  block.set(bytes);
  block[bytes.length] = 0x80;
  const words = new DataView(block.buffer);
  words.setUint32(size - 8, Math.floor(bytes.length / 2 ** 29));
  words.setUint32(size - 4, bytes.length << 3);
  return words;
}

function schedule(words: DataView, offset: number): Int32Array {
  const w = new Int32Array(64);
  for (let i = 0; i < 16; i++) w[i] = words.getInt32(offset + 4 * i);
  for (let i = 16; i < 64; i++) {
    const a = w[i - 15]!;
    const b = w[i - 2]!;
    w[i] =
      w[i - 16]! +
      (turn(a, 7) ^ turn(a, 18) ^ (a >>> 3)) +
      w[i - 7]! +
      (turn(b, 17) ^ turn(b, 19) ^ (b >>> 10));
  }
  return w;
}

function compress(hash: Int32Array, w: Int32Array): void {
  let [a, b, c, d, e, f, g, h] = hash as unknown as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  for (let i = 0; i < 64; i++) {
    const t1 =
      (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + K[i]! + w[i]!) | 0;
    const t2 = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + t1) | 0, c, b, a, (t1 + t2) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((value, i) => (hash[i] = hash[i]! + value));
}

export function sha256(bytes: Uint8Array): Uint8Array {
  const words = padded(bytes);
  const hash = new Int32Array(START);
  for (let offset = 0; offset < words.byteLength; offset += 64)
    compress(hash, schedule(words, offset));
  const out = new DataView(new ArrayBuffer(32));
  hash.forEach((word, i) => out.setInt32(4 * i, word));
  return new Uint8Array(out.buffer);
}

export const hex = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
export const random = (length: number): Uint8Array =>
  crypto.getRandomValues(new Uint8Array(length));
export const unhex = (text: string): Uint8Array =>
  new Uint8Array((text.match(/../g) ?? []).map((pair) => parseInt(pair, 16)));
