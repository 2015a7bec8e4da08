// `crypto.subtle` does not exist on a page that a host in the local network serves without TLS.
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';

export { sha256 };
export const hex = bytesToHex;
export const unhex = hexToBytes;
export const random = (length: number): Uint8Array =>
  crypto.getRandomValues(new Uint8Array(length));
/** What is published of a seed before it is revealed. Both are hexadecimal. */
export const commitment = (seed: string): string => hex(sha256(unhex(seed)));
