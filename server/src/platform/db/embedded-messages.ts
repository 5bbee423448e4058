// Splits a stream of PostgreSQL messages after the last complete exchange.

/** The messages that the server replies to at once: Query, Sync, Terminate and the function call. */
const closing = new Set(['Q', 'S', 'X', 'F'].map((letter) => letter.charCodeAt(0)));

/**
 * PGlite has one session, and a partial exchange in it (a statement parsed, its values not yet received) must not
 * be interleaved with anything else. So only complete exchanges are handed over; `rest` waits for more.
 */
export function splitExchange(bytes: Buffer): { message: Buffer; rest: Buffer } {
  let at = 0;
  let end = 0;
  while (at + 5 <= bytes.length) {
    const kind = bytes.readUInt8(at);
    // The first message has no kind: its length starts with a zero byte.
    const length = kind === 0 ? bytes.readInt32BE(at) : bytes.readInt32BE(at + 1) + 1;
    if (at + length > bytes.length) break;
    at += length;
    if (kind === 0 || closing.has(kind)) end = at;
  }
  return { message: bytes.subarray(0, end), rest: bytes.subarray(end) };
}
