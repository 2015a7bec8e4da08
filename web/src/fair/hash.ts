// `crypto.subtle` does not exist on a page that a host in the local network serves without TLS.
import { hmac as keyed } from '@noble/hashes/hmac.js';
import { sha256 as digest } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';

export const hex = bytesToHex;
export const unhex = hexToBytes;
export const random = (length: number): Uint8Array =>
  crypto.getRandomValues(new Uint8Array(length));
export const hmac = (key: Uint8Array, message: Uint8Array): Uint8Array =>
  keyed(digest, key, message);
/** What is published of a seed before it is revealed. Both are hexadecimal. */
export const commitment = (seed: string): string => hex(digest(unhex(seed)));
