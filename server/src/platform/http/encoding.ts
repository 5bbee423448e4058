// Content negotiation: the compression formats that `Accept-Encoding` allows.

type Encoding = 'br' | 'gzip';

const patterns: Record<Encoding, RegExp> = {
  br: /(?:^|[\s,])br(?:\s*(?:,|$)|\s*;\s*q=(?!0(?:\.0*)?\s*(?:,|$)))/,
  gzip: /(?:^|[\s,])gzip(?:\s*(?:,|$)|\s*;\s*q=(?!0(?:\.0*)?\s*(?:,|$)))/,
};

export const takes = (encoding: Encoding, accepted: string | string[] | undefined): boolean =>
  patterns[encoding].test(String(accepted ?? ''));
