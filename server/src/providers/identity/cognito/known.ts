// A cache of users' claims from verified tokens, which saves calls to the service.
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { atMost } from '../../../platform/ttl-cache.ts';

/** A refresh token with its access token; the caller stores the pair encrypted. */
const Pair = z.object({ refresh: z.string(), access: z.string() });
export type Pair = z.infer<typeof Pair>;

export const writePair = (pair: Pair): string =>
  Buffer.from(JSON.stringify(pair)).toString('base64url');

export function readPair(text: string): Pair | undefined {
  try {
    return Pair.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString())).data;
  } catch {
    return undefined; // not written by this server
  }
}

export interface KnownUser {
  readonly username: string;
  readonly has_password: boolean;
}

const MAX_USERS = 20_000;

export function createKnown() {
  const users = new LRUCache<string, KnownUser>(atMost(MAX_USERS));
  return {
    get: (sub: string): KnownUser | undefined => users.get(sub),
    put(sub: string, user: KnownUser): void {
      users.set(sub, user);
    },
    forget: (sub: string): void => void users.delete(sub),
  };
}
