// Managing and using the second factor of admins: with rate limits, email notices, and the audit log.
import type {
  CreatedPasskey,
  SecondFactorState,
  UsedPasskey,
} from '@velour/contract/second-factor.ts';
import type { Member } from '../../platform/actor.ts';
import { inTransaction, type Scope } from '../../platform/db/scope.ts';
import { AppError } from '../../platform/errors.ts';
import type { StepOutcome } from '../identity/service.ts';
import type { Notice } from './security-notices.rules.ts';
import type { AccountNeeds, AccountTopics } from './service.ts';

type Needs = Pick<AccountTopics, 'accountLimits' | 'notices'>;

/** The page that makes the call; a passkey is bound to its origin. */
interface Page {
  readonly origin: string | undefined;
  readonly address: string;
}

export type PassInput =
  | { readonly code: string }
  | { readonly recovery_code: string }
  | { readonly passkey: UsedPasskey };

export function createSecondFactors(
  { identity, sites, audit }: AccountNeeds,
  { accountLimits, notices }: Needs,
) {
  const { secondFactor, members, signIns } = identity;

  const isRequired = async (scope: Scope): Promise<boolean> =>
    (await sites.recordOf(scope)).admins_need_second_factor;

  const notify = async (scope: Scope, { id }: Member, notice: Notice): Promise<void> =>
    notices.send(scope, await members.read(scope, id), notice);

  const labelOf = async (scope: Scope, { id }: Member) => {
    const { email, name } = await members.read(scope, id);
    return {
      site_name: (await sites.recordOf(scope)).name,
      account: email ?? name ?? 'admin',
    };
  };

  const record = (
    tx: Scope,
    { id }: Member,
    { act, after }: { act: string; after?: Record<string, string | number> },
  ): Promise<void> =>
    audit.record(tx, {
      actor: { kind: 'admin', id },
      act: `second_factor.${act}`,
      subject: { type: 'member', id },
      after: after ?? null,
    });

  /** The first factor signs out the other devices, which have not passed it. */
  const enrolled = async <T extends { recovery_codes: string[] | null }>(
    scope: Scope,
    admin: Member,
    what: { kind: 'app' | 'passkey'; name: string; add: (tx: Scope) => Promise<T> },
  ): Promise<T> => {
    const { kind, name } = what;
    const reply = await inTransaction(scope, async (tx) => {
      const added = await what.add(tx);
      if (added.recovery_codes) await signIns.end(tx, admin.id, { except: admin.sign_in_id });
      await record(tx, admin, { act: 'enrolled', after: { kind, name } });
      return added;
    });
    await notify(scope, admin, { type: 'second_factor_added', name });
    return reply;
  };

  /** Recorded in the transaction of the step, so that a recovery code is never used without an audit entry. */
  const recordOutcome = async (tx: Scope, person: Member, outcome: StepOutcome): Promise<void> => {
    if (outcome.status === 'passed' && outcome.by === 'recovery_code')
      await record(tx, person, { act: 'recovery_code_used', after: { left: outcome.left } });
    if (outcome.status === 'wrong' && outcome.warns)
      await audit.record(tx, {
        actor: { kind: 'system' },
        act: 'second_factor.locked',
        subject: { type: 'member', id: person.id },
      });
  };

  return {
    async read(scope: Scope, person: Member): Promise<SecondFactorState> {
      const { factors, recovery_codes_left } = await secondFactor.read(scope, person.id);
      const is_owed = person.second_factor === 'owed';
      return {
        is_owed,
        is_required: await isRequired(scope),
        has_app: factors.some(({ kind }) => kind === 'app'),
        passkey_hosts: [...new Set(factors.flatMap(({ rp_id }) => rp_id ?? []))],
        factors: is_owed
          ? []
          : factors.map(({ id, kind, name, created_at, used_at }) => ({
              id,
              kind,
              name,
              created_at: created_at.toISOString(),
              used_at: used_at?.toISOString() ?? null,
            })),
        recovery_codes_left: is_owed ? 0 : recovery_codes_left,
      };
    },

    async challenge(scope: Scope, person: Member, page: Page) {
      await accountLimits.network('code', page.address);
      return {
        options: { ...(await secondFactor.optionsToUse(scope, person, requireOrigin(page))) },
      };
    },

    /** Throws `second_factor.code_wrong`, `second_factor.passkey_refused`, `second_factor.locked`. */
    async pass(scope: Scope, person: Member, input: PassInput & { page: Page }): Promise<void> {
      await accountLimits.network('code', input.page.address);
      const given =
        'passkey' in input
          ? { passkey: input.passkey, origin: requireOrigin(input.page) }
          : 'code' in input
            ? { code: input.code }
            : { recovery_code: input.recovery_code };
      const outcome = await inTransaction(scope, async (tx) => {
        const result = await secondFactor.pass(tx, person, given);
        await recordOutcome(tx, person, result);
        return result;
      });
      if (outcome.status === 'passed') {
        if (outcome.by === 'recovery_code')
          await notify(scope, person, { type: 'recovery_code_used', left: outcome.left });
        return;
      }
      if (outcome.status === 'locked')
        throw new AppError('second_factor.locked', { retryAfterMs: outcome.ms });
      if (outcome.warns) await notify(scope, person, { type: 'second_factor_locked' });
      throw new AppError(
        'passkey' in given ? 'second_factor.passkey_refused' : 'second_factor.code_wrong',
      );
    },

    startApp: async (scope: Scope, admin: Member) =>
      secondFactor.startApp(scope, admin, await labelOf(scope, admin)),

    async confirmApp(scope: Scope, admin: Member, given: { factor_id: string; code: string }) {
      await accountLimits.account('code', admin.id);
      const { recovery_codes } = await enrolled(scope, admin, {
        kind: 'app',
        name: 'Authenticator app',
        add: (tx) => secondFactor.confirmApp(tx, admin, given),
      });
      return { recovery_codes };
    },

    async startPasskey(scope: Scope, admin: Member, page: Page) {
      const label = { ...(await labelOf(scope, admin)), origin: requireOrigin(page) };
      return { options: { ...(await secondFactor.optionsToCreate(scope, admin, label)) } };
    },

    async confirmPasskey(
      scope: Scope,
      admin: Member,
      { name, passkey, page }: { name: string; passkey: CreatedPasskey; page: Page },
    ) {
      const given = { passkey, origin: requireOrigin(page) };
      const verified = await secondFactor.verifyPasskey(scope, admin, given);
      return enrolled(scope, admin, {
        kind: 'passkey',
        name,
        add: (tx) => secondFactor.addPasskey(tx, admin, { ...verified, name }),
      });
    },

    async renewRecoveryCodes(scope: Scope, admin: Member) {
      if (!(await secondFactor.hasAny(scope, admin.id)))
        throw new AppError('second_factor.not_found');
      return inTransaction(scope, async (tx) => {
        const recovery_codes = await secondFactor.renewRecoveryCodes(tx, admin.id);
        await record(tx, admin, { act: 'recovery_codes_renewed' });
        return { recovery_codes };
      });
    },

    /** The last factor can be removed only if the site requires none; the other devices are signed out then. */
    async remove(scope: Scope, admin: Member, factorId: string): Promise<void> {
      const required = await isRequired(scope);
      const { name } = await inTransaction(scope, async (tx) => {
        const removed = await secondFactor.remove(tx, admin.id, factorId);
        if (removed.was_last && required) throw new AppError('second_factor.required');
        // A sign-in that has not passed the step must not continue as one that needs none.
        if (removed.was_last) await signIns.end(tx, admin.id, { except: admin.sign_in_id });
        const { kind, name } = removed;
        await record(tx, admin, { act: 'removed', after: { kind, name } });
        return removed;
      });
      await notify(scope, admin, { type: 'second_factor_removed', name });
    },
  };
}

/** Browsers always name the origin of a POST; without it no passkey can be verified. */
function requireOrigin({ origin }: Page): string {
  if (origin === undefined) throw new AppError('second_factor.passkey_refused');
  return new URL(origin).origin;
}
