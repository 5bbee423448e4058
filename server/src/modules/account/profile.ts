// The member's own profile: name, email address, password, consent to marketing, devices.
import type { CodeSent, Device, User } from '@velour/contract/account.ts';
import type { Member } from '../../platform/actor.ts';
import { inTransaction, type Scope } from '../../platform/db/scope.ts';
import { AppError } from '../../platform/errors.ts';
import type { PersonRow } from '../identity/service.ts';
import type { Proof } from './re-authentication.ts';
import {
  callProvider,
  MARKETING_VERSION,
  maskEmail,
  policiesDue,
  toUser,
} from './account.rules.ts';
import type { AccountNeeds, AccountTopics } from './service.ts';

type Needs = Pick<
  AccountTopics,
  'accountLimits' | 'notices' | 'reAuthentication' | 'poolOf' | 'codeSent'
>;

export function createProfile(
  { provider, clock, identity, characters, wallet, payments, sites }: AccountNeeds,
  { accountLimits, notices, reAuthentication, poolOf, codeSent }: Needs,
) {
  const { members, signIns } = identity;

  const dueFor = async (scope: Scope, id: string): Promise<User['policies_due']> => {
    const { legal } = await sites.recordOf(scope);
    return policiesDue(legal, await identity.consents.agreedVersions(scope, id));
  };

  const show = async (scope: Scope, row: PersonRow): Promise<User> => {
    const pool = await poolOf(scope);
    const [private_character, balances, subscription, has_password, policies_due] =
      await Promise.all([
        characters.countPrivate(scope, row.id),
        wallet.balances(scope, row.id),
        payments.statusOf(scope, row.id),
        callProvider(() => provider.hasPassword(pool, { sub: row.sub })),
        dueFor(scope, row.id),
      ]);
    return toUser(row, { private_character, balances, subscription, has_password, policies_due });
  };

  const sayOnMarketing = async (tx: Scope, id: string, given: boolean) => {
    const [version, at] = [MARKETING_VERSION, clock.now()];
    await identity.consents.add(tx, id, [{ kind: 'marketing', version, given }], at);
    return { marketing_given: given, marketing_version: version, marketing_at: at };
  };

  return {
    show,
    user: async (scope: Scope, id: string): Promise<User> =>
      show(scope, await members.read(scope, id)),

    async change(
      scope: Scope,
      { id }: Member,
      to: { name?: string | undefined; marketing_consent?: boolean | undefined },
    ): Promise<User> {
      const row = await members.read(scope, id);
      const { name, marketing_consent: given } = to;
      if (name !== undefined && name.toLowerCase() === row.withheld_name?.toLowerCase()) {
        throw new AppError('identity.name_withheld');
      }
      if (name !== undefined && name !== row.name) {
        await characters.displayNames.judgeName(name);
        const pool = await poolOf(scope);
        await callProvider(() => provider.changeName(pool, { sub: row.sub, name }));
      }
      const changed = await inTransaction(scope, async (tx) => {
        const consent = given === undefined ? {} : await sayOnMarketing(tx, id, given);
        return members.change(tx, id, { name: name ?? row.name, ...consent });
      });
      return show(scope, changed);
    },

    /** Records the version that was shown, or nothing if the texts have changed since. */
    async agreeToPolicies(scope: Scope, { id }: Member, version: string): Promise<User> {
      await inTransaction(scope, async (tx) => {
        const due = await dueFor(tx, id);
        if (due?.version === version) await identity.consents.agreeToPolicies(tx, id, version);
      });
      return show(scope, await members.read(scope, id));
    },

    async changeEmail(
      scope: Scope,
      { id, sign_in_id }: Member,
      to: { email: string; address: string } & Proof,
    ): Promise<CodeSent> {
      const row = await members.read(scope, id);
      await reAuthentication.requireProof(scope, { row, sign_in_id }, to);
      await accountLimits.mail(scope, to.email, to.address);
      const pool = await poolOf(scope);
      const refresh_token = await signIns.deviceToken(scope, sign_in_id);
      const given = { sub: row.sub, email: to.email, refresh_token };
      const sent = await callProvider(() => provider.changeEmail(pool, given));
      await members.change(scope, id, { pending_email: to.email });
      return codeSent(sent);
    },

    async confirmEmail(scope: Scope, { id, sign_in_id }: Member, code: string): Promise<User> {
      const row = await members.read(scope, id);
      await accountLimits.account('code', id);
      const pool = await poolOf(scope);
      const refresh_token = await signIns.deviceToken(scope, sign_in_id);
      const given = { sub: row.sub, code, refresh_token };
      const { email } = await callProvider(() => provider.confirmEmail(pool, given));
      const to = { email, email_verified: true, pending_email: null };
      const changed = await members.change(scope, id, to);
      if (email !== row.email) {
        await notices.send(scope, row, { type: 'email_changed', to: maskEmail(email) });
      }
      return show(scope, changed);
    },

    /** Signs out the other devices, because a password is often changed after one was lost. */
    async changePassword(
      scope: Scope,
      { id, sign_in_id }: Member,
      to: { password: string; new_password: string },
    ): Promise<void> {
      const row = await members.read(scope, id);
      await accountLimits.account('password', id);
      const pool = await poolOf(scope);
      const given = { sub: row.sub, email: row.email ?? '', ...to };
      await callProvider(() => provider.changePassword(pool, given));
      await signIns.end(scope, id, { except: sign_in_id });
      await signIns.prove(scope, sign_in_id);
      await notices.send(scope, row, { type: 'password_changed' });
    },

    async devices(scope: Scope, { id, sign_in_id }: Member): Promise<{ devices: Device[] }> {
      const rows = await signIns.listOpen(scope, id);
      return {
        devices: rows.map((row) => ({
          id: row.id,
          name: row.device_name,
          method: row.method,
          network: row.network,
          is_current: row.id === sign_in_id,
          created_at: row.created_at.toISOString(),
          seen_at: row.seen_at.toISOString(),
        })),
      };
    },

    async revoke(scope: Scope, { id }: Member, deviceId: string): Promise<void> {
      const ended = await signIns.end(scope, id, { only: deviceId });
      if (ended === 0) throw new AppError('device.not_found');
    },

    revokeOthers: async (
      scope: Scope,
      { id, sign_in_id }: Member,
    ): Promise<{ revoked: number }> => ({
      revoked: await signIns.end(scope, id, { except: sign_in_id }),
    }),
  };
}
