// How an answer may be compressed, as the reader's `Accept-Encoding` says.

type Encoding = 'br' | 'gzip';

const asked: Record<Encoding, RegExp> = {
  br: /(?:^|[\s,])br(?:\s*(?:,|$)|\s*;\s*q=(?!0(?:\.0*)?\s*(?:,|$)))/,
  gzip: /(?:^|[\s,])gzip(?:\s*(?:,|$)|\s*;\s*q=(?!0(?:\.0*)?\s*(?:,|$)))/,
};

export const takes = (encoding: Encoding, accepted: string | string[] | undefined): boolean =>
  asked[encoding].test(String(accepted ?? ''));
