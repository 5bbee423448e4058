// Whether a client already has a file (`If-None-Match`), so that the response can be a 304.

const bare = (tag: string): string => tag.trim().replace(/^W\//, '');

/** Weak comparison (RFC 9110), because a proxy that compresses makes an ETag weak. */
export const isKnown = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch?.split(',').some((tag) => bare(tag) === bare(etag)) ?? false;
