// Re-authentication: by the password, or by a code to the member's address if there is none.
import type { CodeSent } from '@velour/contract/account.ts';
import type { Member } from '../../platform/actor.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { AppError } from '../../platform/errors.ts';
import type { PersonRow } from '../identity/service.ts';
import { callProvider } from './account.rules.ts';
import type { AccountNeeds, AccountTopics } from './service.ts';

export interface Proof {
  readonly password?: string | undefined;
  readonly code?: string | undefined;
}

type Needs = Pick<AccountTopics, 'accountLimits' | 'notices' | 'poolOf' | 'codeSent'>;

export function createReAuthentication(
  { provider, identity }: AccountNeeds,
  { accountLimits, notices, poolOf, codeSent }: Needs,
) {
  const { members, signIns } = identity;

  const requirePassword = async (scope: Scope, row: PersonRow, password: string): Promise<void> => {
    await accountLimits.account('password', row.id);
    const pool = await poolOf(scope);
    const given = { sub: row.sub, email: row.email ?? '', password };
    await callProvider(() => provider.checkPassword(pool, given));
  };

  const requireCode = async (scope: Scope, row: PersonRow, code: string): Promise<void> => {
    await accountLimits.account('code', row.id);
    const pool = await poolOf(scope);
    await callProvider(async () => provider.useProof?.(pool, { sub: row.sub, code }));
  };

  /**
   * A member with a password cannot use a code. A member without password and address, such as a bot's user,
   * re-authenticates by a recent sign-in: an old open session is not enough. Throws
   * `identity.wrong_credentials`, `identity.code_wrong`, `identity.sign_in_stale`.
   */
  const requireProof = async (
    scope: Scope,
    { row, sign_in_id }: { row: PersonRow; sign_in_id: string },
    proof: Proof,
  ): Promise<void> => {
    const pool = await poolOf(scope);
    if (await callProvider(() => provider.hasPassword(pool, { sub: row.sub }))) {
      return requirePassword(scope, row, proof.password ?? '');
    }
    if (row.email !== null && row.email_verified && provider.useProof) {
      return requireCode(scope, row, proof.code ?? '');
    }
    if (!(await signIns.isFresh(scope, sign_in_id))) throw new AppError('identity.sign_in_stale');
  };

  return {
    requireProof,

    async sendCode(scope: Scope, { id }: Member, address: string): Promise<CodeSent> {
      const { sub, email } = await members.read(scope, id);
      const { sendProof } = provider;
      if (!sendProof) throw new AppError('identity.unavailable');
      if (email === null) throw new AppError('mail.address_missing');
      await accountLimits.mail(scope, email, address);
      const pool = await poolOf(scope);
      return codeSent(await callProvider(() => sendProof(pool, { sub })));
    },

    /** Valid for half an hour; a member without password and address signs in again instead. */
    async confirm(scope: Scope, { id, sign_in_id }: Member, proof: Proof) {
      const row = await members.read(scope, id);
      const pool = await poolOf(scope);
      const hasPassword = await callProvider(() => provider.hasPassword(pool, { sub: row.sub }));
      const canProve =
        hasPassword || (row.email !== null && row.email_verified && provider.useProof);
      if (!canProve) throw new AppError('identity.password_needed');
      await requireProof(scope, { row, sign_in_id }, proof);
      return { confirmed_until: (await signIns.prove(scope, sign_in_id)).toISOString() };
    },

    async setPassword(
      scope: Scope,
      { id, sign_in_id }: Member,
      given: { code: string; new_password: string },
    ): Promise<void> {
      const row = await members.read(scope, id);
      const { setFirstPassword } = provider;
      if (!setFirstPassword) throw new AppError('identity.unavailable');
      await accountLimits.account('code', id);
      const pool = await poolOf(scope);
      await callProvider(() => setFirstPassword(pool, { sub: row.sub, ...given }));
      await signIns.prove(scope, sign_in_id);
      await notices.send(scope, row, { type: 'password_added' });
    },
  };
}
