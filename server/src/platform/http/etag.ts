// Whether a client has a file already (`If-None-Match`), which decides between the file and a 304.

const bare = (tag: string): string => tag.trim().replace(/^W\//, '');

/** Compared weakly, as RFC 9110 says: a proxy that compresses makes a tag weak. */
export const isKnown = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch?.split(',').some((tag) => bare(tag) === bare(etag)) ?? false;
