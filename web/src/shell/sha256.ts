/** SHA-256; browsers offer their own only to pages that came over HTTPS or from this machine. */

// The first 32 bits of the fractional parts of the roots of the first primes (FIPS 180-4).
const PRIMES: number[] = [];
for (let candidate = 2; PRIMES.length < 64; candidate += 1) {
  if (PRIMES.every((prime) => candidate % prime !== 0)) PRIMES.push(candidate);
}
const fraction = (root: number) => ((root - Math.floor(root)) * 2 ** 32) | 0;
const ROUNDS = PRIMES.map((prime) => fraction(Math.cbrt(prime)));
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));

const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by));

/** The hash of some bytes, in hexadecimal digits. */
export function sha256(bytes: Uint8Array): string {
  const padded = new Uint8Array(((bytes.length + 8) >> 6) * 64 + 64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const words = new DataView(padded.buffer);
  words.setUint32(padded.length - 4, bytes.length * 8);
  const hash = [...START];
  for (let block = 0; block < padded.length; block += 64) compress(hash, words, block);
  return hash.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

function compress(hash: number[], words: DataView, block: number): void {
  const schedule = new Int32Array(64);
  for (let i = 0; i < 16; i += 1) schedule[i] = words.getInt32(block + i * 4);
  for (let i = 16; i < 64; i += 1) {
    const a = schedule[i - 15]!;
    const b = schedule[i - 2]!;
    const s0 = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3);
    const s1 = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10);
    schedule[i] = schedule[i - 16]! + s0 + schedule[i - 7]! + s1;
  }
  let [a, b, c, d, e, f, g, h] = hash as [
    number, number, number, number, number, number, number, number,
  ];
  for (let i = 0; i < 64; i += 1) {
    const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const one = (h + s1 + ((e & f) ^ (~e & g)) + ROUNDS[i]! + schedule[i]!) | 0;
    const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const two = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => (hash[i] = (hash[i]! + word) | 0));
}
