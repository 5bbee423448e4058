// Compresses a text for one response, in the thread pool.
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

type Encoding = 'br' | 'gzip';

const patterns: Record<Encoding, RegExp> = {
  br: /(?:^|[\s,])br(?:\s*(?:,|$)|\s*;\s*q=(?!0(?:\.0*)?\s*(?:,|$)))/,
  gzip: /(?:^|[\s,])gzip(?:\s*(?:,|$)|\s*;\s*q=(?!0(?:\.0*)?\s*(?:,|$)))/,
};

/** True if an `Accept-Encoding` header allows this encoding. */
export const takes = (encoding: Encoding, accepted: string | string[] | undefined): boolean =>
  patterns[encoding].test(String(accepted ?? ''));

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
/** Each response is compressed by itself: higher levels take longer than they save. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 4 };

interface Compressed {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
}

/** The body in the best encoding that an `Accept-Encoding` header allows, with the headers that say so. */
export async function compress(
  text: string,
  accepted: string | string[] | undefined,
): Promise<Compressed> {
  const vary = 'accept-encoding';
  if (takes('br', accepted))
    return { headers: { vary, 'content-encoding': 'br' }, body: await brotli(text, { params }) };
  if (takes('gzip', accepted))
    return { headers: { vary, 'content-encoding': 'gzip' }, body: await zip(text) };
  return { headers: { vary }, body: text };
}
