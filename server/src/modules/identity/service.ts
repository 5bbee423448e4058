// Accounts and visitors: who a token stands for, and the key that seals a person's texts.
import type { Actor } from '../../platform/actor.ts';
import type { Clock } from '../../platform/clock.ts';
import { inTransaction, type Scope } from '../../platform/db/scope.ts';
import { AppError } from '../../platform/errors.ts';
import type { Ids } from '../../platform/ids.ts';
import { isLimited, networkOf, type Limit, type Limits } from '../../platform/limits.ts';
import type { DataKey, Vault } from '../../platform/vault.ts';
import { addPerson, markAdult, readKey } from './store.ts';
import { createVisitorTokens } from './tokens/service.ts';

export type IdentityService = ReturnType<typeof createIdentityService>;

const NEW_VISITORS: Limit = { name: 'visitors', burst: 20, per_minute: 10 };
const MOST_KEYS = 20_000;

interface Needs {
  readonly clock: Clock;
  readonly ids: Ids;
  readonly vault: Vault;
  readonly limits: Limits;
}

export function createIdentityService({ clock, ids, vault, limits }: Needs) {
  const tokens = createVisitorTokens({ secret: vault.secret('visitor-tokens'), clock });
  const keys = new Map<string, DataKey>();

  return {
    /** A fresh visitor of this site with a key of its own, and the token that stands for it. */
    async createVisitor(scope: Scope, address: string): Promise<{ jwt: string }> {
      if (isLimited(address)) limits.demand(NEW_VISITORS, networkOf(address));
      const now = clock.now();
      const id = ids.next();
      const key_id = ids.next();
      await inTransaction(scope, ({ db, site_id }) =>
        addPerson(
          db,
          {
            id,
            site_id,
            kind: 'visitor',
            issuer: 'velour',
            sub: id,
            created_at: now,
            seen_at: now,
          },
          { person_id: id, key_id, wrapped: vault.wrapNew(key_id), created_at: now },
        ),
      );
      return { jwt: await tokens.sign({ id, site_id: scope.site_id, is_adult: false }) };
    },

    /** Records that this person is 18 or older and answers a token that says so. */
    async confirmAge(scope: Scope, actor: Actor): Promise<{ jwt: string }> {
      const known = await markAdult(scope, actor.id, clock.now());
      if (!known) throw new AppError('identity.token_invalid');
      return { jwt: await tokens.sign({ id: actor.id, site_id: scope.site_id, is_adult: true }) };
    },

    /** Who the token stands for on this site. Throws `identity.token_invalid`. */
    readToken: (token: string, siteId: string): Promise<Actor> => tokens.verify(token, siteId),

    /** The key that seals this person's texts. Throws `identity.token_invalid` when the person is gone. */
    async dataKey(scope: Scope, personId: string): Promise<DataKey> {
      const held = keys.get(personId);
      if (held) return held;
      const row = await readKey(scope.db, personId);
      if (!row) throw new AppError('identity.token_invalid');
      const key = vault.unwrap(row.key_id, row.wrapped);
      if (keys.size >= MOST_KEYS) keys.clear();
      keys.set(personId, key);
      return key;
    },
  };
}
