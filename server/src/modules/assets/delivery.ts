// What pictures and clips share in their delivery: the signature in an address, how long caches keep a file, and tags.
import type { Purpose, Signature } from './signed-urls.rules.ts';

/** Of a signed address: in the viewer's own browser, for no longer than the address is good. */
const FOR_ITS_VIEWER = 'private, max-age=300';
/** For the review of a picture that is not visible otherwise. */
const FOR_A_REVIEW = 'private, no-store';
/** Shared caches revalidate often, so that a takedown reaches them; see decision 0025. */
const FOR_EVERYBODY = 'public, max-age=86400, immutable, s-maxage=30';

const lives: Record<Purpose, string> = { viewing: FOR_ITS_VIEWER, review: FOR_A_REVIEW };

export const lifeOf = (signature: Signature | undefined): string =>
  signature ? lives[signature.purpose] : FOR_EVERYBODY;

/** The signature of a query; an invalid one is treated as none. */
export function signatureOf({
  until,
  sign,
  review,
}: Record<string, unknown>): Signature | undefined {
  return typeof until === 'string' && /^\d{1,12}$/.test(until) && typeof sign === 'string'
    ? { purpose: review === undefined ? 'viewing' : 'review', until: Number(until), sign }
    : undefined;
}

/** Whether a client has the file with this tag. */
export const isKnown = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag) ?? false;
