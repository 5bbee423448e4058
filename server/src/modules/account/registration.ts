// Registration and password reset, confirmed by a code that is sent to the address.
import { randomBytes } from 'node:crypto';
import type { CodeSent } from '@velour/contract/account.ts';
import { IdentityFailure, type CodeDelivery, type Origin } from '../../providers/identity/port.ts';
import { NO_SERVER } from '../../providers/mail/port.ts';
import type { Scope } from '../../platform/db/scope.ts';
import type { Caller } from './sign-in.ts';
import { callProvider, MARKETING_VERSION, maskEmail, policyVersionOf } from './account.rules.ts';
import type { AccountNeeds, AccountTopics } from './service.ts';

type Needs = Pick<AccountTopics, 'accountLimits' | 'enumerationProtection' | 'notices' | 'poolOf'>;

export interface SignUp {
  readonly email: string;
  readonly password: string;
  readonly marketing_consent?: boolean | undefined;
}

const RESEND_MS = 60_000;

const codeWrong = (): never => {
  throw new IdentityFailure('code_wrong', 'no such account (hidden from the caller)');
};

export function createRegistration(
  { provider, clock, identity, sites, mailer }: AccountNeeds,
  { accountLimits, enumerationProtection, notices, poolOf }: Needs,
) {
  const codeSent = ({ sent_to, resend_after_ms }: CodeDelivery): CodeSent => ({
    sent_to,
    resend_at: new Date(clock.now().getTime() + resend_after_ms).toISOString(),
  });
  /** Before any lookup, so that the refusal reveals no account. A managed pool sends its emails itself. */
  const requireMail = (): void => {
    if (provider.isBuiltIn && !mailer.isOpen) throw new IdentityFailure('mail_failed', NO_SERVER);
  };
  /** Sends a code; with enumeration protection, the reply is the same if no code is sent. */
  const mailed = async (
    scope: Scope,
    { email, address }: { email: string; address: string },
    work: () => Promise<CodeSent>,
  ): Promise<CodeSent> => {
    await callProvider(async () => requireMail());
    return enumerationProtection.run(scope, {
      address,
      work,
      mails: true,
      instead: () => codeSent({ sent_to: maskEmail(email), resend_after_ms: RESEND_MS }),
    });
  };

  const open = async (
    scope: Scope,
    signUp: SignUp & { from: Origin },
    caller: Caller,
  ): Promise<CodeSent> => {
    const { email, password, marketing_consent, from } = signUp;
    const { legal } = await sites.recordOf(scope);
    const name = `User_${randomBytes(5).toString('hex')}`;
    const account = { email, password, name, from };
    const { sub, delivery } = await provider.signUp(await poolOf(scope), account);
    if (sub !== undefined)
      await identity.members.rememberSignUp(scope, {
        sub,
        visitor_id: caller.actor?.kind === 'visitor' ? caller.actor.id : null,
        marketing_given: marketing_consent ?? false,
        marketing_version: MARKETING_VERSION,
        policy_version: policyVersionOf(legal),
      });
    return codeSent(delivery);
  };

  return {
    codeSent,

    async signUp(scope: Scope, signUp: SignUp, caller: Caller): Promise<CodeSent> {
      const { address } = caller;
      await accountLimits.network('sign_up', address);
      const from = await accountLimits.mail(scope, signUp.email, address);
      // Reported on every site: whether a password is acceptable does not reveal accounts.
      await callProvider(async () => provider.requireGoodPassword?.(signUp));
      const { email } = signUp;
      return mailed(scope, { email, address }, () => open(scope, { ...signUp, from }, caller));
    },

    async confirm(
      scope: Scope,
      given: { email: string; code: string; password?: string | undefined },
      address: string,
    ) {
      const from = await accountLimits.code(scope, given.email, address);
      const work = async () => provider.confirmSignUp(await poolOf(scope), { ...given, from });
      await enumerationProtection.run<void>(scope, { address, work, instead: codeWrong });
    },

    async resend(scope: Scope, email: string, address: string): Promise<CodeSent> {
      const from = await accountLimits.mail(scope, email, address);
      return mailed(scope, { email, address }, async () =>
        codeSent(await provider.resendCode(await poolOf(scope), { email, from })),
      );
    },

    /** Never reveals whether there is such an account, on any site. */
    async forgot(scope: Scope, email: string, address: string): Promise<CodeSent> {
      const from = await accountLimits.mail(scope, email, address);
      return mailed(scope, { email, address }, async () =>
        codeSent(await provider.forgotPassword(await poolOf(scope), { email, from })),
      );
    },

    /** All devices are signed out, in case the account was taken over. */
    async reset(
      scope: Scope,
      given: { email: string; code: string; password: string },
      address: string,
    ): Promise<void> {
      const from = await accountLimits.code(scope, given.email, address);
      const work = async () => provider.confirmNewPassword(await poolOf(scope), { ...given, from });
      await enumerationProtection.run<void>(scope, { address, work, instead: codeWrong });
      const member = await identity.members.findByEmail(scope, given.email);
      if (!member) return;
      await identity.signIns.end(scope, member.id);
      await notices.send(scope, member, { type: 'password_changed' });
    },
  };
}
