// Splits a stream of PostgreSQL protocol messages after the last complete exchange.

/** Message types that end an exchange: Query, Sync, Terminate and FunctionCall. */
const closing = new Set(['Q', 'S', 'X', 'F'].map((letter) => letter.charCodeAt(0)));

/**
 * PGlite has one session, and a partial exchange in it (a statement parsed, its values not received) must not be
 * interleaved with others. So only complete exchanges are passed on; `rest` waits for more bytes.
 */
export function splitExchange(bytes: Buffer): { message: Buffer; rest: Buffer } {
  let at = 0;
  let end = 0;
  while (at + 5 <= bytes.length) {
    const kind = bytes.readUInt8(at);
    // The startup message has no type byte: its length starts with a zero byte.
    const length = kind === 0 ? bytes.readInt32BE(at) : bytes.readInt32BE(at + 1) + 1;
    if (at + length > bytes.length) break;
    at += length;
    if (kind === 0 || closing.has(kind)) end = at;
  }
  return { message: bytes.subarray(0, end), rest: bytes.subarray(end) };
}
