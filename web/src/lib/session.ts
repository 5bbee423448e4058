// The session: anonymous, a visitor with a token, or a member; and whether being 18 was confirmed.
import type { PoliciesDue, accountApi, SignedIn, User } from '@velour/contract/account.ts';
import { calls } from '@velour/contract/calls.ts';
import { createClient } from '@velour/contract/client.ts';
import type { identityApi } from '@velour/contract/identity.ts';
import type { safetyApi } from '@velour/contract/safety.ts';
import { ApiError } from './api-error.ts';
import { createSend, type Credentials } from './http.ts';
import { HINT, readHint, writeHint, type MemberHint } from './member-hint.ts';
import { overlays } from './overlays.ts';
import { paths } from './paths.ts';
import { siteConfig } from './site-config.ts';
import { memory as browserMemory, remembersAnything } from './storage.ts';
import { createStore, useStore, type Store } from './store.ts';
import { lifeOf } from './token-life.ts';
import { createVisitorToken, type VisitorNeeds } from './visitor-token.ts';

export interface SessionState {
  kind: 'anonymous' | 'visitor' | 'member';
  /** A member of an earlier visit whose token is still to come: menus show a member, calls wait, guards wait. */
  returning: boolean;
  /** The member's. */
  id: string | null;
  name: string;
  is_admin: boolean;
  active_plan: string | null;
  policies_due: PoliciesDue | null;
  /** The sign-in waits for its second step; until then the server refuses everything else. */
  second_factor_needed: boolean;
  ageConfirmed: boolean;
}

export interface Session extends Credentials, Pick<Store<SessionState>, 'read' | 'subscribe'> {
  confirmAge: () => Promise<void>;
  enter: (signedIn: SignedIn) => void;
  /** Takes up the sign-in that the cookie stands for; false when there is none. Throws when the server is unreachable. */
  resume: () => Promise<boolean>;
  /** The member's record has changed. */
  update: (user: Pick<User, 'id' | 'name' | 'is_admin' | 'active_plan' | 'policies_due'>) => void;
  /** The second step was passed on this device. */
  passSecondFactor: () => void;
  /** Here and, through the hint, in all other tabs. */
  leave: () => void;
  /** Ends the sign-in at the server, then here, before this or another tab acts on the end. */
  signOut: (onEnded: () => void) => Promise<void>;
  /** The server says that the sign-in has ended: there is no token to ask for. */
  onSignInEnded: () => Promise<void>;
  /** Looks whether another tab has signed in or out since. */
  sync: () => void;
}

interface Needs extends VisitorNeeds {
  refresh: () => Promise<SignedIn>;
  endSignIn: () => Promise<unknown>;
  /** One tab at a time, so that each hands in the newest cookie and none the one of a sign-in that ends. */
  inTurn: <T>(callback: () => Promise<T>) => Promise<T>;
  askAge: () => void;
  /** The answer to the age gate is not enough here. */
  askAgeCheck: () => void;
  goToLogin: () => void;
  /** Another tab has signed this member out: what is on screen and in memory was theirs. */
  restart: () => void;
  clock?: () => number;
  later?: (callback: () => void, ms: number) => unknown;
}

/** So long before its end a token is exchanged. */
const MARGIN_MS = 60_000;
const LONGEST_MS = 2 ** 31 - 1;

const anonymous = {
  returning: false,
  id: null,
  name: '',
  is_admin: false,
  active_plan: null,
  policies_due: null,
  second_factor_needed: false,
};
const returning = (hint: MemberHint) =>
  ({ ...anonymous, kind: 'member', returning: true, ...hint }) as const;

export function createSession(needs: Needs): Session {
  const { memory, clock = Date.now, later = setTimeout } = needs;
  const hint = readHint(memory);
  const visitor = createVisitorToken(needs, () => store.read().ageConfirmed);
  /** Visitor or not, as it is without a member. */
  const guest = () =>
    ({ ...anonymous, kind: visitor.current() ? 'visitor' : 'anonymous' }) as const;
  const store = createStore<SessionState>({
    ...(hint ? returning(hint) : guest()),
    ageConfirmed: memory.read('adult') === 'yes',
  });
  let member: { token: string; due: number } | undefined;
  let renewal: Promise<string | undefined> | undefined;
  /** False where the browser remembers nothing, so that a missing hint says nothing. */
  let remembers = hint !== undefined;

  const forget = () => {
    member = undefined;
    renewal = undefined;
    remembers = false;
    store.change((state) => ({ ...state, ...guest() }));
  };
  const leave = () => {
    writeHint(memory, undefined);
    forget();
  };
  /** Whether another tab has signed this member out. */
  const hasLeft = (): boolean => {
    const { id } = store.read();
    return id !== null && remembers && readHint(memory)?.id !== id;
  };
  const follow = () => {
    forget();
    needs.restart();
  };
  const leaveForLogin = () => {
    leave();
    needs.goToLogin();
  };
  const update: Session['update'] = ({ id, name, is_admin, active_plan, policies_due }) => {
    writeHint(memory, { id, is_admin, active_plan });
    remembers = readHint(memory) !== undefined;
    store.change((state) => ({
      ...state,
      ...{ kind: 'member', returning: false, id, name, is_admin, active_plan, policies_due },
    }));
  };
  const needSecondFactor = (needed: boolean): void =>
    store.change((state) => ({ ...state, second_factor_needed: needed }));
  const enter = ({ token, expires_at, user, second_factor_needed }: SignedIn) => {
    const lasts = lifeOf(token) ?? Math.max(MARGIN_MS, Date.parse(expires_at) - clock());
    const held = { token, due: clock() + Math.max(lasts / 2, lasts - MARGIN_MS) };
    member = held;
    update(user);
    needSecondFactor(second_factor_needed);
    const renewIfOurs = () => void (member === held && present().catch(() => undefined));
    later(renewIfOurs, Math.min(held.due - clock(), LONGEST_MS));
  };

  /** Single flight; undefined when the sign-in has ended. */
  const renew = (): Promise<string | undefined> => {
    const mine: typeof renewal = (renewal ??= needs
      .inTurn(async () => {
        if (!hasLeft()) return needs.refresh();
        return undefined;
      })
      .then(
        (signedIn) => {
          // The member has signed out since.
          if (renewal !== mine) return undefined;
          renewal = undefined;
          if (!signedIn) return undefined;
          enter(signedIn);
          return signedIn.token;
        },
        (error: unknown) => {
          if (renewal === mine) renewal = undefined;
          if (isFinal(error)) return undefined;
          throw error;
        },
      ));
    return mine;
  };
  const present = async (): Promise<string | undefined> => {
    if (store.read().kind !== 'member') return visitor.current();
    const known = member;
    if (known && clock() < known.due) return known.token;
    const token = await renew().catch((error: unknown) => {
      if (known) return known.token;
      throw error;
    });
    if (token !== undefined) return token;
    if (hasLeft()) follow();
    else if (store.read().kind === 'member') {
      if (known) leaveForLogin();
      else leave();
    }
    return visitor.current();
  };
  const obtain = async () => {
    const token = await present();
    if (member && token !== undefined) return token;
    const jwt = await visitor.obtain();
    store.change((state) => (state.kind === 'anonymous' ? { ...state, kind: 'visitor' } : state));
    return jwt;
  };

  return {
    read: store.read,
    subscribe: store.subscribe,
    present,
    obtain,
    repair: async (rejected, code) => {
      if (code === 'safety.age_gate_required') {
        if (!store.read().ageConfirmed) return void needs.askAge();
        visitor.forgetAdult();
        return obtain();
      }
      if (code === 'safety.age_check_required') return void needs.askAgeCheck();
      // Another device has added a second factor since, or the page was loaded before the step.
      if (code === 'identity.second_factor_needed') return void needSecondFactor(true);
      if (member) return member.token === rejected ? renew() : member.token;
      // `identity.required` means that this needs a member: a new visitor would only lose its chats.
      if (!rejected || code === 'identity.required') return undefined;
      visitor.forget(rejected);
      return obtain();
    },
    giveUp: () => {
      if (!member) return;
      if (hasLeft()) follow();
      else leaveForLogin();
    },
    confirmAge: async () => {
      memory.write('adult', 'yes');
      store.change((state) => ({ ...state, ageConfirmed: true }));
      // Without a token the confirmation is sent when the first one is needed; a failure here is retried then, too.
      if (visitor.current() && store.read().kind !== 'member')
        await visitor.obtain().catch(() => undefined);
    },
    enter,
    resume: async () => (await renew()) !== undefined,
    update,
    passSecondFactor: () => needSecondFactor(false),
    leave,
    signOut: (onEnded) =>
      needs.inTurn(async () => {
        await needs.endSignIn();
        onEnded();
      }),
    onSignInEnded: async () => {
      const held = member;
      // The tab that signs out, maybe this one, finishes first.
      await needs.inTurn(async () => undefined);
      if (hasLeft()) follow();
      else if (held && member === held) leaveForLogin();
    },
    sync: () => {
      if (hasLeft()) return follow();
      const now = readHint(memory);
      const { id } = store.read();
      // Where the browser remembers nothing, only the server knows whether another tab has signed in.
      if (!now && id === null && !remembersAnything(memory))
        return void renew().catch(() => undefined);
      if (!now) return;
      if (id === null) {
        remembers = true;
        store.change((state) => ({ ...state, ...returning(now) }));
      }
      if (!member) void present().catch(() => undefined);
    },
  };
}

/** A refusal of the sign-in itself, not of the moment. */
const isFinal = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;

const bare = (token?: string) =>
  createSend({
    config: siteConfig,
    ...(token && {
      credentials: {
        present: async () => token,
        obtain: async () => token,
        repair: async () => undefined,
        giveUp: () => undefined,
      },
    }),
  });

/** Without a secure context there are no locks: then the tabs do not wait for each other, but each for itself. */
let turn: Promise<unknown> = Promise.resolve();
function inTurn<T>(callback: () => Promise<T>): Promise<T> {
  const { locks }: { locks?: LockManager | null } = navigator;
  if (locks) return locks.request('velour.refresh', callback);
  const mine = turn.then(callback);
  turn = mine.catch(() => undefined);
  return mine;
}

/** By the cookie alone: a token that is to be renewed first would wait for its own turn. */
const auth = createClient<Pick<typeof accountApi, 'refresh' | 'signOut'>>(
  { refresh: calls.account.refresh, signOut: calls.account.signOut },
  bare(),
);

export const session = createSession({
  memory: browserMemory,
  createVisitor: async () =>
    (await createClient<typeof identityApi>(calls.identity, bare()).createVisitor()).jwt,
  confirmAdult: async (jwt) => {
    const safety = createClient<typeof safetyApi>(calls.safety, bare(jwt));
    return (await safety.confirmAge({ body: { adult: true } })).jwt;
  },
  refresh: () => auth.refresh(),
  endSignIn: () => auth.signOut(),
  inTurn,
  askAge: () => overlays.open('age-gate'),
  askAgeCheck: () => overlays.open('age-check'),
  goToLogin: () =>
    window.location.assign(paths.login(window.location.pathname + window.location.search)),
  restart: () => window.location.assign(paths.home()),
});

/** At the start, whenever another tab signs in or out, and when this tab is visible again. */
export function followSession(): void {
  session.sync();
  window.addEventListener('storage', ({ key }) => key === `velour.${HINT}` && session.sync());
  for (const event of ['focus', 'pageshow', 'online'])
    window.addEventListener(event, () => session.sync());
}

export const useSession = (): SessionState => useStore(session);
