// Sign-in by any method with migration of trial chats, refresh, and sign-out.
import { IdentityFailure, type Origin, type Tokens } from '../../providers/identity/port.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Scope } from '../../platform/db/scope.ts';
import type { Client, Granted, Method } from '../identity/service.ts';
import { callProvider, isFailure, policyVersionOf } from './account.rules.ts';
import type { AccountNeeds, AccountTopics } from './service.ts';

/** Who comes, from where, and with which trial chats. */
export interface Caller extends Client {
  readonly actor: Actor | undefined;
}

interface Entry {
  readonly tokens: Tokens;
  readonly method: Method;
  /** Whether it was proven just now: by the password, by Google, or by a one-time address. */
  readonly is_proven: boolean;
}

interface Needs extends Pick<AccountTopics, 'accountLimits' | 'enumerationProtection' | 'poolOf'> {
  /** Gives a new account the site's tokens, once for each email. */
  readonly welcome: (
    scope: Scope,
    member: { id: string; created_at: Date },
    email: string,
  ) => Promise<void>;
  /** Moves a visitor's chats to the member, now or, where a reply is being written, soon. */
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

  /** Signs in the person that the provider vouches for, and hands the trial chats over. Throws `identity.banned`. */
  const admit = async (scope: Scope, entry: Entry, caller: Caller): Promise<Granted> => {
    const { actor, ...client } = caller;
    const { claims } = entry.tokens;
    const visitorId = actor?.kind === 'visitor' ? actor.id : undefined;
    // With a password, the account was opened by its sign-up.
    const confirmNew =
      entry.method === 'password' ? undefined : (tx: Scope) => requireFeature(tx, 'sign_up');
    // Beside Google's button is the notice; a bot and a one-time link have shown none.
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

  /** A correct password of an unconfirmed account sends another code, unless that would reveal the account. */
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
        // One that was sent a moment ago serves as well.
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
        // It says that the address was free before its sign-up.
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
