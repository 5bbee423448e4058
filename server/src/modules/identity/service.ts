// Accounts and visitors: the person of a token, the devices of a member, and the key that encrypts a person's texts.
import type { Core } from '../../platform/core.ts';
import { DAY_MS } from '@velour/calendar/calendar.ts';
import { LRUCache } from 'lru-cache';
import type { IdentityProvider } from '../../providers/identity/port.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Db } from '../../platform/db/handle.ts';
import { inTransaction, type Scope } from '../../platform/db/scope.ts';
import { AppError } from '../../platform/errors.ts';
import { atMost } from '../../platform/ttl-cache.ts';
import { isLimited, networkOf, type RateLimit } from '../../platform/rate-limits.ts';
import type { DataKey, Vault } from '../../platform/encryption.ts';
import type { AuditService } from '../audit/service.ts';
import { createConsents, createMembers } from './members.ts';
import { readOwnData } from './personal-data.store.ts';
import { createOneTimeTokens } from './one-time-tokens.ts';
import { createSecondFactor } from './second-factor/second-factor.ts';
import { createSignIns } from './sign-ins.ts';
import { forgetSignUps } from './members.store.ts';
import { createAgeChecks } from './age-checks.ts';
import { createAccountState } from './account-state.ts';
import { createTimeZones } from './time-zones.ts';
import * as store from './identity.store.ts';
import { createVisitorTokens } from './tokens.ts';

export type IdentityService = ReturnType<typeof createIdentityService>;
/** True if this vault has wrapped the stored data keys, or if there are none. */
export async function opensDataKeys(db: Db, vault: Vault): Promise<boolean> {
  const row = await store.readOldestKey(db);
  if (!row) return true;
  try {
    vault.unwrap(row.key_id, row.wrapped);
    return true;
  } catch {
    return false; // wrapped by another key
  }
}

/** For commands, which do not need the rest of the service. */
export const openDataKey =
  (vault: Vault) =>
  async (scope: Scope, personId: string): Promise<DataKey> => {
    const row = await store.readKey(scope.db, personId);
    if (!row) throw new AppError('identity.token_invalid');
    return vault.unwrap(row.key_id, row.wrapped);
  };

/** For commands, which do not need the rest of the service. */
export const adminsOf = { listAdmins: store.listAdmins, labelsOf: store.findLabels };

export { giveTrialBack, takingOfTrials, type PersonRow } from './identity.store.ts';
export { COOKIE_DAYS, type Client, type Granted, type Method } from './sign-ins.ts';
export type { WantedMembers } from './members.ts';
export { nameState } from './display-names.store.ts';
export { nameWaits } from './display-names.store.ts';
export type { StepOutcome } from './second-factor/second-factor.ts';
export type { TelegramUser } from './one-time-tokens.ts';

const NEW_VISITORS: RateLimit = { name: 'visitors', burst: 20, per_minute: 10 };
const MAX_KEYS = 20_000;

export interface IdentityNeeds extends Pick<
  Core,
  'db' | 'clock' | 'ids' | 'vault' | 'limits' | 'log'
> {
  readonly provider: IdentityProvider;
  readonly audit: Pick<AuditService, 'record'>;
}

export function createIdentityService(needs: IdentityNeeds) {
  const { db, provider, clock, ids, vault, limits, audit } = needs;
  const tokens = createVisitorTokens({ secret: vault.secret('visitor-tokens'), clock });
  const accountState = createAccountState(needs, tokens);
  const signIns = createSignIns(needs, accountState.forget);
  const oneTime = createOneTimeTokens({ db, clock });
  const consents = createConsents({ clock, ids });
  const members = createMembers(needs, { consents, changed: accountState.forget });
  const keys = new LRUCache<string, DataKey>(atMost(MAX_KEYS));

  const dataKey = async (scope: Scope, personId: string): Promise<DataKey> => {
    const held = keys.get(personId);
    if (held) return held;
    const row = await store.readKey(scope.db, personId);
    if (!row) throw new AppError('identity.token_invalid');
    const key = vault.unwrap(row.key_id, row.wrapped);
    keys.set(personId, key);
    return key;
  };
  const secondFactor = createSecondFactor(needs, { dataKey, changed: accountState.forget });

  return {
    ageChecks: createAgeChecks({
      clock,
      changed: accountState.forget,
      endSignIns: (tx, personId) => signIns.end(tx, personId),
      onHold: (tx, id) =>
        audit.record(tx, {
          actor: { kind: 'system' },
          act: 'member.held_as_minor',
          subject: { type: 'member', id },
        }),
    }),
    signIns,
    secondFactor,
    oneTime,
    members,
    consents,
    timeZones: createTimeZones({ clock }),

    /** Creates a visitor of this site with its own key; returns the visitor's token. */
    async createVisitor(scope: Scope, address: string): Promise<{ jwt: string }> {
      if (isLimited(address)) await limits.enforce(NEW_VISITORS, networkOf(address));
      const now = clock.now();
      const id = ids.next();
      const key_id = ids.next();
      await inTransaction(scope, ({ db: tx, site_id }) =>
        store.addPerson(
          tx,
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

    /**
     * Members who own the characters of a demo site that are shown as made by members. They have no identity provider
     * and no key, so no one can sign in as them or write in their name.
     */
    async addDemoMembers(
      scope: Scope,
      demo: readonly { id: string; name: string }[],
    ): Promise<void> {
      const now = clock.now();
      const rows = demo.map(({ id, name }) => ({
        id,
        site_id: scope.site_id,
        kind: 'member' as const,
        issuer: 'demo',
        sub: id,
        name,
        public_name: name,
        created_at: now,
        seen_at: now,
      }));
      await store.addPeople(scope.db, rows);
    },

    /**
     * Records that this person is 18 or older. A visitor gets a token with that claim; a member's token stays valid.
     */
    async confirmAge(scope: Scope, actor: Actor, bearer: string): Promise<{ jwt: string }> {
      const known = await store.markAdult(scope, actor.id, clock.now());
      if (!known) throw new AppError('identity.token_invalid');
      if (actor.kind === 'member') return { jwt: bearer };
      return { jwt: await tokens.sign({ id: actor.id, site_id: scope.site_id, is_adult: true }) };
    },

    /** Records the variants that brought this person here; the first ones are kept. */
    recordGroup: store.recordGroup,

    /** The person of a token on this site. Throws `identity.token_invalid`, `identity.banned`. */
    readToken: accountState.read,

    /** The key that encrypts this person's texts. Throws `identity.token_invalid` for a deleted person. */
    dataKey,

    /** Destroys the person's key, so that everything encrypted with it is unreadable, including copies. */
    async destroyKey(scope: Scope, personId: string): Promise<void> {
      await store.destroyKey(scope, personId);
      keys.delete(personId);
    },

    personalData: {
      /** Contains no secrets and no data of other people. */
      exportOf: readOwnData,

      /** Deletes the person with all data of this module. Chats and characters must be deleted before. */
      async eraseOf(scope: Scope, personId: string): Promise<void> {
        const row = await members.find(scope, personId);
        if (!row) return;
        await inTransaction(scope, async (tx) => {
          await members.forgetSignUp(tx, row.sub);
          await store.removePerson(tx, row.id);
        });
      },
    },

    /** Sign-ins and bans that ended within the last minute. Also drops these people from this process's cache. */
    async listRecentlyEnded() {
      const ended = await signIns.listRecentlyEnded();
      for (const { person_id } of ended) keys.delete(person_id);
      if (ended.length > 0) accountState.forget();
      return ended;
    },

    async forgetOld(): Promise<void> {
      await signIns.forgetOld();
      await oneTime.forgetOld();
      await provider.forgetOld();
      await forgetSignUps(db, new Date(clock.now().getTime() - 30 * DAY_MS));
    },
  };
}
