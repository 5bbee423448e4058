// The demo Google: an authorization endpoint of our own that accepts any email address as signed in.
import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Core } from '../../../platform/core.ts';
import type { GoogleSignIn } from '../google.ts';
import { IdentityFailure } from '../port.ts';

/** Relative to the API; `serveDemoGoogle` serves it. */
export const DEMO_GOOGLE_PATH = '/auth/google/demo';
/** The former path, for pages that were open during an update. */
export const FORMER_DEMO_GOOGLE_PATH = '/auth/google/stand-in';
/** Stored with accounts, so it keeps its original name. */
const ISSUER = 'urn:velour:google-stand-in';

const REQUEST_MS = 10 * 60_000;
const CODE_MS = 60_000;

const Request = z.strictObject({
  redirect_uri: z.string(),
  state: z.string(),
  nonce: z.string(),
  challenge: z.string(),
  ends_at: z.int(),
});
type Request = z.infer<typeof Request>;
const Code = Request.omit({ state: true }).extend({ email: z.email() });

export interface DemoGoogle extends GoogleSignIn {
  /** The redirect with a code for this address; undefined if the request is not ours or has expired. */
  grant(request: string, email: string): string | undefined;
  /** The redirect after Cancel and its origin; undefined as above. */
  refuse(request: string): string | undefined;
}

interface Needs extends Pick<Core, 'vault' | 'clock'> {
  /** The path of the API on every site, such as `/api`. */
  readonly base: string;
}

/** Request and code are encrypted instead of stored: they cannot be forged, and any process can continue with them. */
export function createDemoGoogle({ vault, clock, base }: Needs): DemoGoogle {
  const key = vault.systemKey('google-stand-in');
  const now = (): number => clock.now().getTime();
  const write = (value: object, place: string): string =>
    key.seal(JSON.stringify(value), place).toString('base64url');
  const read = <T extends { ends_at: number }>(
    text: string,
    place: string,
    shape: z.ZodType<T>,
  ) => {
    try {
      const sealed = Buffer.from(text, 'base64url');
      const value = shape.safeParse(JSON.parse(key.open(sealed, place)));
      return value.success && value.data.ends_at > now() ? value.data : undefined;
    } catch {
      return undefined; // not sealed by us, or for another purpose
    }
  };
  const readRequest = (text: string): Request | undefined => read(text, 'request', Request);
  const backTo = ({ redirect_uri, state }: Request, response: Record<string, string>): string => {
    const url = new URL(redirect_uri);
    for (const [name, value] of Object.entries({ ...response, state })) {
      url.searchParams.set(name, value);
    }
    return url.href;
  };

  return {
    name: 'demo Google page',
    async address(wanted) {
      const { redirect_uri, state, nonce, challenge } = wanted;
      const request = { redirect_uri, state, nonce, challenge, ends_at: now() + REQUEST_MS };
      const query = new URLSearchParams({ request: write(request, 'request') });
      return { url: `${base}${DEMO_GOOGLE_PATH}?${query}`, isDemo: true };
    },
    async exchange({ code, redirect_uri, verifier, nonce }) {
      const granted = read(code, 'code', Code);
      const challenge = createHash('sha256').update(verifier).digest('base64url');
      const isGood =
        granted !== undefined &&
        granted.redirect_uri === redirect_uri &&
        granted.nonce === nonce &&
        granted.challenge === challenge;
      if (!isGood)
        throw new IdentityFailure('google_failed', 'The demo Google page issued no such code.');
      const { email } = granted;
      return { issuer: ISSUER, subject: email, email };
    },
    grant(text, email) {
      const request = readRequest(text);
      const given = z.email().safeParse(email.trim().toLowerCase());
      if (!request || !given.success) return undefined;
      const { redirect_uri, nonce, challenge } = request;
      const granted = { redirect_uri, nonce, challenge, email: given.data };
      const ends_at = now() + CODE_MS;
      return backTo(request, { code: write({ ...granted, ends_at }, 'code') });
    },
    refuse(text) {
      const request = readRequest(text);
      return request && backTo(request, { error: 'access_denied' });
    },
  };
}
