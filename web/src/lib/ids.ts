// Generates UUIDs, also where `crypto.randomUUID` is missing (pages without TLS), and abbreviates ids.
export function newId(source: Crypto = crypto): string {
  if (typeof source.randomUUID === 'function') return source.randomUUID();
  const bytes = source.getRandomValues(new Uint8Array(16));
  // RFC 9562: version 4, variant 10.
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return [8, 4, 4, 4, 12]
    .map((length, i) => hex.slice(starts[i], (starts[i] ?? 0) + length))
    .join('-');
}

const starts = [0, 8, 12, 16, 20];

/**
 * The last 8 characters of an id. The first ones encode the time, so ids created together share
 * them.
 */
export const shortId = (id: string): string => id.slice(-8);
