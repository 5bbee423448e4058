// Sign-in by any method with migration of trial chats; refresh and sign-out.
import { IdentityFailure, type Origin, type Tokens } from '../../providers/identity/port.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Scope } from '../../platform/db/scope.ts';
import type { Client, Granted, Method } from '../identity/service.ts';
import { callProvider, isFailure, policyVersionOf } from './account.rules.ts';
import type { AccountNeeds, AccountTopics } from './service.ts';

export interface Caller extends Client {
  readonly actor: Actor | undefined;
}

interface Entry {
  readonly tokens: Tokens;
  readonly method: Method;
  /** True if the person has just authenticated: by password, Google, or a one-time address. */
  readonly is_proven: boolean;
}

interface Needs extends Pick<AccountTopics, 'accountLimits' | 'enumerationProtection' | 'poolOf'> {
  /** Grants a new account the site's tokens, once per email address. */
  readonly welcome: (
    scope: Scope,
    member: { id: string; created_at: Date },
    email: string,
  ) => Promise<void>;
  /** Moves a visitor's chats to the member: now, or soon if a reply is being written. */
  readonly moveChats: (scope: Scope, from: string, to: string) => Promise<void>;
}

const wrongCredentials = (): never => {
  throw new IdentityFailure('wrong_credentials', 'no such account (hidden from the caller)');
};

export function createSignIn(
  { provider, identity, sites }: AccountNeeds,
  { accountLimits, enumerationProtection, poolOf, moveChats, welcome }: Needs,
) {
  const { requireFeature, recordOf } = sites;

  /** Signs in the authenticated person and moves their trial chats. Throws `identity.banned`. */
  const admit = async (scope: Scope, entry: Entry, caller: Caller): Promise<Granted> => {
    const { actor, ...client } = caller;
    const { claims } = entry.tokens;
    const visitorId = actor?.kind === 'visitor' ? actor.id : undefined;
    // With a password, the sign-up has created the account.
    const confirmNew =
      entry.method === 'password' ? undefined : (tx: Scope) => requireFeature(tx, 'sign_up');
    // The notice is shown next to Google's button; a bot and a one-time link do not show it.
    const policyVersion =
      entry.method === 'google' ? policyVersionOf((await recordOf(scope)).legal) : undefined;
    const { member, visitor_ids } = await identity.members.findOrAdd(scope, claims, visitorId, {
      ...(confirmNew && { confirmNew }),
      ...(policyVersion !== undefined && { policyVersion }),
    });
    const granted = await identity.signIns.start(scope, { ...entry, client, person_id: member.id });
    for (const visitor of visitor_ids) await moveChats(scope, visitor, member.id);
    await identity.members.forgetSignUp(scope, claims.sub);
    if (claims.email_verified && claims.email !== null) await welcome(scope, member, claims.email);
    return granted;
  };

  /** With the correct password, an unconfirmed account gets another code, unless that would reveal the account. */
  const signInAt = async (
    scope: Scope,
    given: { email: string; password: string; from: Origin },
  ): Promise<Tokens> => {
    const pool = await poolOf(scope);
    try {
      return await provider.signIn(pool, given);
    } catch (error) {
      const isOpen = !(await enumerationProtection.isProtected(scope));
      if (isOpen && isFailure(error, 'not_confirmed')) {
        // A code that was sent a moment ago is still valid.
        const { email, from } = given;
        await provider.resendCode(pool, { email, from }).catch((reason: unknown) => {
          if (!isFailure(reason, 'too_many')) throw reason;
        });
      }
      throw error;
    }
  };

  return {
    admit,

    async signIn(
      scope: Scope,
      given: { email: string; password: string },
      caller: Caller,
    ): Promise<Granted> {
      const { address } = caller;
      const from = await accountLimits.signIn(scope, given.email, address);
      const work = () => signInAt(scope, { ...given, from });
      const tokens = await enumerationProtection.run(scope, {
        address,
        work,
        instead: wrongCredentials,
        // This refusal reveals that the address was free before its sign-up.
        hides: ['not_confirmed'],
      });
      return admit(scope, { tokens, method: 'password', is_proven: true }, caller);
    },

    /** Throws `identity.sign_in_ended`, `identity.banned`, `identity.unavailable`. */
    async refresh(scope: Scope, cookie: string, client: Client): Promise<Granted> {
      await accountLimits.network('refresh', client.address);
      const pool = await poolOf(scope);
      const renewed = await callProvider(() =>
        identity.signIns.renew(scope, cookie, { pool, client }),
      );
      const { granted, claims } = renewed;
      if (claims) await identity.members.follow(scope, granted.person_id, claims);
      return granted;
    },

    signOut: (scope: Scope, cookie: string): Promise<void> =>
      identity.signIns.endByCookie(scope, cookie),
  };
}
