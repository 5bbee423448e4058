// The second factor of admins: enrollment, the second step of a sign-in, recovery codes, removal.
import type { CreatedPasskey, UsedPasskey } from '@velour/contract/second-factor.ts';
import { inTransaction, type Scope } from '../../../platform/db/scope.ts';
import type { DataKey } from '../../../platform/encryption.ts';
import { AppError } from '../../../platform/errors.ts';
import { failedOnceMore, isFirstLock, lockedFor } from './lock.rules.ts';
import type { verifyCreated } from './passkeys.ts';
import { hashOf, newRecoveryCode, RECOVERY_CODES } from './recovery-codes.rules.ts';
import * as store from './second-factor.store.ts';
import type { FactorRow } from './second-factor.store.ts';
import { newSecret, periodOf, totpUri } from './totp.rules.ts';
import type { IdentityNeeds } from '../service.ts';

const PENDING_MS = 15 * 60_000;
const CHALLENGE_MS = 5 * 60_000;
const MAX_PASSKEYS = 10;

/** The person, and the sign-in that the call is made with. */
export interface Device {
  readonly id: string;
  readonly sign_in_id: string;
}

/** The labels that an authenticator shows for the account. */
export interface AccountLabel {
  readonly site_name: string;
  readonly account: string;
}

export type Given =
  | { readonly code: string }
  | { readonly recovery_code: string }
  | { readonly passkey: UsedPasskey; readonly origin: string };

export type StepOutcome =
  | { readonly status: 'passed'; readonly by: 'app' | 'passkey' }
  | { readonly status: 'passed'; readonly by: 'recovery_code'; readonly left: number }
  /** `warns` is true for the failure that first locks. */
  | { readonly status: 'wrong'; readonly warns: boolean }
  | { readonly status: 'locked'; readonly ms: number };

interface Parts {
  readonly dataKey: (scope: Scope, personId: string) => Promise<DataKey>;
  /** Called after changes that must take effect at once. */
  readonly changed: () => void;
}

const placeOf = (id: string): string => `second_factor/${id}`;
/** Loaded with the first passkey, because its certificate parsers are large. */
const passkeys = () => import('./passkeys.ts');

const passkeysAt = (factors: readonly FactorRow[], origin: string): FactorRow[] =>
  factors.filter(({ kind, rp_id }) => kind === 'passkey' && rp_id === new URL(origin).hostname);

export function createSecondFactor(
  { clock, ids, vault }: IdentityNeeds,
  { dataKey, changed }: Parts,
) {
  const recoveryKey = vault.secret('recovery-codes');

  const isOwed = async (scope: Scope, { id, sign_in_id }: Device): Promise<boolean> =>
    (await store.listFactors(scope, id)).length > 0 && !(await store.hasPassed(scope, sign_in_id));

  const giveChallenge = (scope: Scope, { sign_in_id }: Device, challenge: string): Promise<void> =>
    store.storeChallenge(scope, sign_in_id, {
      challenge,
      until: new Date(clock.now().getTime() + CHALLENGE_MS),
    });

  /** Uses up the challenge of this response; undefined if it was not issued to this sign-in. */
  const useChallenge = async (
    scope: Scope,
    { sign_in_id }: Device,
    { purpose, passkey }: { purpose: Purpose; passkey: CreatedPasskey | UsedPasskey },
  ): Promise<string | undefined> => {
    const challenge = (await passkeys()).challengeIn(passkey);
    if (challenge === undefined) return undefined;
    const given = { challenge: `${purpose}:${challenge}`, at: clock.now() };
    return (await store.takeChallenge(scope, sign_in_id, given)) ? challenge : undefined;
  };

  const makeRecoveryCodes = async (tx: Scope, personId: string): Promise<string[]> => {
    const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
    const hashes = codes.map((code) => hashOf(recoveryKey, personId, code));
    await store.replaceRecoveryCodes(tx, personId, { hashes, at: clock.now() });
    return codes;
  };

  /** After an enrollment: the first factor comes with recovery codes, and counts as passed by this sign-in. */
  const afterEnrollment = async (tx: Scope, { id, sign_in_id }: Device, isFirst: boolean) => {
    await store.setPassed(tx, sign_in_id, clock.now());
    tx.afterCommit(changed);
    return isFirst ? makeRecoveryCodes(tx, id) : null;
  };

  const isCodeOf = async (tx: Scope, personId: string, code: string): Promise<boolean> => {
    const app = (await store.listFactors(tx, personId)).find(({ kind }) => kind === 'app');
    if (!app?.secret) return false;
    const secret = (await dataKey(tx, personId)).open(app.secret, placeOf(app.id));
    const at = clock.now();
    const period = periodOf(secret, code, at);
    return period !== undefined && store.takePeriod(tx, { id: app.id, period, at });
  };

  /** Codes can be guessed, so wrong codes are counted, and attempts are serialized. */
  const passByCode = (
    scope: Scope,
    { id, sign_in_id }: Device,
    given: { readonly code: string } | { readonly recovery_code: string },
  ): Promise<StepOutcome> =>
    inTransaction(scope, async (tx) => {
      const now = clock.now();
      const before = await store.lockFailures(tx, id, now);
      const ms = lockedFor(before, now);
      if (ms > 0) return { status: 'locked', ms };
      const isRight =
        'code' in given
          ? await isCodeOf(tx, id, given.code)
          : await store.takeRecoveryCode(tx, id, {
              hash: hashOf(recoveryKey, id, given.recovery_code),
              at: now,
            });
      if (!isRight) {
        const failures = failedOnceMore(before, now);
        await store.storeFailures(tx, id, failures);
        return { status: 'wrong', warns: isFirstLock(failures) };
      }
      await store.storeFailures(tx, id, { failures: 0, failed_at: now });
      await store.setPassed(tx, sign_in_id, now);
      tx.afterCommit(changed);
      if ('code' in given) return { status: 'passed', by: 'app' };
      return {
        status: 'passed',
        by: 'recovery_code',
        left: await store.countRecoveryCodes(tx, id),
      };
    });

  /** Not counted and never locked, because signatures cannot be guessed. */
  const passByPasskey = async (
    scope: Scope,
    device: Device,
    { passkey, origin }: { passkey: UsedPasskey; origin: string },
  ): Promise<StepOutcome> => {
    const wrong = { status: 'wrong', warns: false } as const;
    const challenge = await useChallenge(scope, device, { purpose: 'use', passkey });
    const factors = await store.listFactors(scope, device.id);
    const stored = factors.find(({ credential_id }) => credential_id === passkey.id);
    if (challenge === undefined || !stored) return wrong;
    const counter = await (await passkeys()).verifyUsed(passkey, { stored, origin, challenge });
    if (counter === undefined) return wrong;
    return inTransaction(scope, async (tx) => {
      const at = clock.now();
      if (!(await store.takeCounter(tx, { id: stored.id, counter, at }))) return wrong;
      await store.setPassed(tx, device.sign_in_id, at);
      tx.afterCommit(changed);
      return { status: 'passed', by: 'passkey' };
    });
  };

  return {
    isOwed,
    hasAny: async (scope: Scope, personId: string): Promise<boolean> =>
      (await store.listFactors(scope, personId)).length > 0,

    /** The confirmed factors, and the number of unused recovery codes. */
    read: async (scope: Scope, personId: string) => ({
      factors: await store.listFactors(scope, personId),
      recovery_codes_left: await store.countRecoveryCodes(scope, personId),
    }),

    /** Throws `second_factor.passkey_refused` if there is no passkey for this page. */
    async optionsToUse(scope: Scope, device: Device, origin: string) {
      const known = passkeysAt(await store.listFactors(scope, device.id), origin);
      if (known.length === 0) throw new AppError('second_factor.passkey_refused');
      const options = await (await passkeys()).optionsToUse({ origin, known });
      await giveChallenge(scope, device, `use:${options.challenge}`);
      return options;
    },

    pass: (scope: Scope, device: Device, given: Given): Promise<StepOutcome> =>
      'passkey' in given ? passByPasskey(scope, device, given) : passByCode(scope, device, given),

    /** Replaces an app that was not confirmed. */
    async startApp(scope: Scope, { id: person_id }: Device, label: AccountLabel) {
      const id = ids.next();
      const secret = newSecret();
      const key = await dataKey(scope, person_id);
      await inTransaction(scope, async (tx) => {
        await store.forgetPendingApps(tx, person_id);
        await store.addFactor(tx, {
          id,
          person_id,
          kind: 'app',
          name: 'Authenticator app',
          secret: key.seal(secret, placeOf(id)),
          created_at: clock.now(),
        });
      });
      return { factor_id: id, secret, uri: totpUri(secret, label) };
    },

    /** Throws `second_factor.not_found`, `second_factor.code_wrong`. */
    async confirmApp(tx: Scope, device: Device, given: { factor_id: string; code: string }) {
      const { id: personId } = device;
      const at = clock.now();
      const since = new Date(at.getTime() - PENDING_MS);
      const app = await store.findPendingApp(tx, { id: given.factor_id, personId, since });
      if (!app?.secret) throw new AppError('second_factor.not_found');
      const secret = (await dataKey(tx, personId)).open(app.secret, placeOf(app.id));
      const period = periodOf(secret, given.code, at);
      if (period === undefined) throw new AppError('second_factor.code_wrong');
      const isFirst = (await store.listFactors(tx, personId)).length === 0;
      if (!(await store.confirmApp(tx, { id: app.id, personId, period, at }))) {
        throw new AppError('second_factor.not_found');
      }
      return { name: app.name, recovery_codes: await afterEnrollment(tx, device, isFirst) };
    },

    /** Throws `second_factor.too_many`. */
    async optionsToCreate(scope: Scope, device: Device, label: AccountLabel & { origin: string }) {
      const factors = await store.listFactors(scope, device.id);
      const known = factors.filter(({ kind }) => kind === 'passkey');
      if (known.length >= MAX_PASSKEYS) throw new AppError('second_factor.too_many');
      const { optionsToCreate } = await passkeys();
      const options = await optionsToCreate({ ...label, personId: device.id, known });
      await giveChallenge(scope, device, `create:${options.challenge}`);
      return options;
    },

    /** Returns the argument for `addPasskey`. Throws `second_factor.passkey_refused`. */
    async verifyPasskey(
      scope: Scope,
      device: Device,
      { passkey, origin }: { passkey: CreatedPasskey; origin: string },
    ) {
      const challenge = await useChallenge(scope, device, { purpose: 'create', passkey });
      const verified =
        challenge && (await (await passkeys()).verifyCreated(passkey, { origin, challenge }));
      if (!verified) throw new AppError('second_factor.passkey_refused');
      return verified;
    },

    async addPasskey(
      tx: Scope,
      device: Device,
      passkey: NonNullable<Awaited<ReturnType<typeof verifyCreated>>> & { name: string },
    ) {
      const { id: person_id } = device;
      const at = clock.now();
      const known = await store.listFactors(tx, person_id);
      const id = ids.next();
      const more = { person_id, kind: 'passkey', created_at: at, confirmed_at: at } as const;
      await store.addFactor(tx, { id, ...passkey, ...more });
      return { recovery_codes: await afterEnrollment(tx, device, known.length === 0) };
    },

    renewRecoveryCodes: makeRecoveryCodes,

    /** Returns the removed factor, and whether it was the last one. Throws `second_factor.not_found`. */
    async remove(tx: Scope, personId: string, factorId: string) {
      const removed = await store.removeFactor(tx, personId, factorId);
      if (!removed) throw new AppError('second_factor.not_found');
      const wasLast = (await store.listFactors(tx, personId)).length === 0;
      if (wasLast) await store.removeAll(tx, personId);
      tx.afterCommit(changed);
      return { kind: removed.kind, name: removed.name, was_last: wasLast };
    },

    /** For the operator: removes everything of this person; returns the number of factors. */
    async reset(tx: Scope, personId: string): Promise<number> {
      const removed = await store.removeAll(tx, personId);
      tx.afterCommit(changed);
      return removed;
    },
  };
}

/** The purpose of a challenge; it is not valid for the other purpose. */
type Purpose = 'create' | 'use';
