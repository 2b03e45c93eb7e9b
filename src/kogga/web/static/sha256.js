// SHA-256 by the book (FIPS 180-4), because browsers lend theirs to safe origins only, and a table at home has none.

const MASK = 0xffffffffn;

/** The first 32 bits of the fractions of roots of primes.
 * @param {number} count @param {bigint} power 2: square roots, 3: cube roots */
function roots(count, power) {
  const found = [];
  for (let n = 2; found.length < count; n++) {
    if ([...Array(n).keys()].slice(2).some((divisor) => n % divisor === 0)) continue;
    const wide = BigInt(n) << (32n * power);
    let low = 0n, high = 1n << 40n;
    while (high - low > 1n) {
      const middle = (low + high) / 2n;
      if (middle ** power <= wide) low = middle;
      else high = middle;
    }
    found.push(Number(low & MASK));
  }
  return found;
}

const START = roots(8, 2n);
const ROUNDS = roots(64, 3n);

/** @param {number} word @param {number} by */
const turn = (word, by) => (word >>> by) | (word << (32 - by));

/** The hash of bytes, as one number of 256 bits.
 * @param {Uint8Array} bytes */
export function sha256(bytes) {
  const blocks = (bytes.length + 72) >> 6;
  const padded = new Uint8Array(blocks * 64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setBigUint64(padded.length - 8, BigInt(bytes.length) * 8n);
  const state = Int32Array.from(START);
  for (let block = 0; block < blocks; block++) compress(state, view, block * 64);
  return state.reduce((whole, word) => (whole << 32n) | BigInt(word >>> 0), 0n);
}

/** @param {Int32Array} state @param {DataView} view @param {number} at */
function compress(state, view, at) {
  const w = new Int32Array(64);
  for (let i = 0; i < 64; i++) {
    const [a = 0, b = 0, c = 0, d = 0] = [w[i - 15], w[i - 2], w[i - 16], w[i - 7]];
    w[i] = i < 16 ? view.getInt32(at + 4 * i) : c + d + (turn(a, 7) ^ turn(a, 18) ^ (a >>> 3)) + (turn(b, 17) ^ turn(b, 19) ^ (b >>> 10));
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let i = 0; i < 64; i++) {
    const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + (ROUNDS[i] ?? 0) + (w[i] ?? 0)) | 0;
    const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, nth) => { state[nth] = ((state[nth] ?? 0) + word) | 0; });
}
