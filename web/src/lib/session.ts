// The session: anonymous, a visitor with a token, or a member; and whether being 18 was confirmed.
import type { PoliciesDue, accountApi, SignedIn, User } from '@velour/contract/account.ts';
import { calls } from '@velour/contract/calls.ts';
import { createClient } from '@velour/contract/client.ts';
import type { identityApi } from '@velour/contract/identity.ts';
import type { safetyApi } from '@velour/contract/safety.ts';
import { ApiError } from './api-error.ts';
import { createSend, type Credentials } from './http.ts';
import { ENDED, HINT, readHint, writeHint, type MemberHint } from './member-hint.ts';
import { overlays } from './overlays.ts';
import { paths } from './paths.ts';
import { siteConfig } from './site-config.ts';
import { memory as browserMemory, remembersAnything } from './storage.ts';
import { createStore, useStore, type Store } from './store.ts';
import { lifeOf } from './token-life.ts';
import { createVisitorToken, type VisitorNeeds } from './visitor-token.ts';

export interface SessionState {
  kind: 'anonymous' | 'visitor' | 'member';
  /**
   * True for a member of an earlier visit whose token is still being fetched: menus show a member;
   * calls and guards wait.
   */
  returning: boolean;
  /** The member's id; null without a member. */
  id: string | null;
  name: string;
  is_admin: boolean;
  active_plan: string | null;
  policies_due: PoliciesDue | null;
  /** When the account will be deleted, unless the member cancels that. */
  deletion_at: string | null;
  /**
   * True until this sign-in has passed the second factor; until then the server refuses everything
   * else.
   */
  second_factor_needed: boolean;
  ageConfirmed: boolean;
}

export interface Session extends Credentials, Pick<Store<SessionState>, 'read' | 'subscribe'> {
  confirmAge: () => Promise<void>;
  enter: (signedIn: SignedIn) => void;
  /**
   * Signs in by the refresh cookie; false if there is none. Throws if the server is unreachable.
   */
  resume: () => Promise<boolean>;
  /** Stores a changed member record. */
  update: (
    user: Pick<User, 'id' | 'name' | 'is_admin' | 'active_plan' | 'policies_due' | 'deletion_at'>,
  ) => void;
  /** Called when the second factor was passed on this device. */
  passSecondFactor: () => void;
  /** Ends the session in this tab, and through the stored hint in all other tabs. */
  leave: () => void;
  /** Signs out at the server, then here. Holds the lock, so that no tab reacts to the end before. */
  signOut: (onEnded: () => void) => Promise<void>;
  /** Handles a sign-in that the server has ended: the token cannot be refreshed. */
  onSignInEnded: () => Promise<void>;
  /** Applies sign-ins and sign-outs of other tabs. */
  sync: () => void;
}

interface Needs extends VisitorNeeds {
  refresh: () => Promise<SignedIn>;
  endSignIn: () => Promise<unknown>;
  /**
   * A mutex of all tabs: refresh tokens rotate, so each tab must send the newest cookie, and none
   * during a sign-out.
   */
  withLock: <T>(callback: () => Promise<T>) => Promise<T>;
  askAge: () => void;
  /** Opens the age check, if the age confirmation is not enough. */
  askAgeCheck: () => void;
  goToLogin: () => void;
  /**
   * Reloads the page after another tab signed the member out, to drop their data from memory and
   * screen.
   */
  restart: () => void;
  clock?: () => number;
  later?: (callback: () => void, ms: number) => unknown;
}

/** Tokens are refreshed this long before they expire. */
const REFRESH_BEFORE_MS = 60_000;
const LONGEST_MS = 2 ** 31 - 1;

const anonymous = {
  returning: false,
  id: null,
  name: '',
  is_admin: false,
  active_plan: null,
  policies_due: null,
  deletion_at: null,
  second_factor_needed: false,
};
const returning = (hint: MemberHint) =>
  ({ ...anonymous, kind: 'member', returning: true, ...hint }) as const;

export function createSession(needs: Needs): Session {
  const { memory, clock = Date.now, later = setTimeout } = needs;
  const hint = readHint(memory);
  const visitor = createVisitorToken(needs, () => store.read().ageConfirmed);
  /** The state without a member. */
  const guest = () =>
    ({ ...anonymous, kind: visitor.current() ? 'visitor' : 'anonymous' }) as const;
  const store = createStore<SessionState>({
    ...(hint ? returning(hint) : guest()),
    ageConfirmed: memory.read('adult') === 'yes',
  });
  let member: { token: string; due: number } | undefined;
  let renewal: Promise<string | undefined> | undefined;
  /**
   * False if storage is forbidden: then a missing hint does not mean that another tab signed out.
   */
  let hasStoredHint = hint !== undefined;

  const forget = () => {
    member = undefined;
    renewal = undefined;
    hasStoredHint = false;
    store.change((state) => ({ ...state, ...guest() }));
  };
  const leave = () => {
    writeHint(memory, undefined);
    forget();
  };
  /** True if another tab has signed this member out. */
  const isSignedOutElsewhere = (): boolean => {
    const { id } = store.read();
    return id !== null && hasStoredHint && readHint(memory)?.id !== id;
  };
  /** Another tab knows whether the member signed out, or the sign-in ended by itself and may go on here. */
  const followElsewhere = () => {
    const isOver = memory.read(ENDED) !== store.read().id;
    forget();
    if (isOver) needs.restart();
    else needs.goToLogin();
  };
  /** The sign-in ended by itself. Noted before other tabs see the hint go. */
  const expire = () => {
    memory.write(ENDED, store.read().id);
    leave();
  };
  const leaveForLogin = () => {
    expire();
    needs.goToLogin();
  };
  const update: Session['update'] = ({ id, name, is_admin, active_plan, ...due }) => {
    const { policies_due, deletion_at } = due;
    writeHint(memory, { id, is_admin, active_plan });
    hasStoredHint = readHint(memory) !== undefined;
    store.change((state) => ({
      ...state,
      kind: 'member',
      returning: false,
      id,
      name,
      is_admin,
      active_plan,
      policies_due,
      deletion_at,
    }));
  };
  const needSecondFactor = (needed: boolean): void =>
    store.change((state) => ({ ...state, second_factor_needed: needed }));
  const enter = ({ token, expires_at, user, second_factor_needed }: SignedIn) => {
    const lasts = lifeOf(token) ?? Math.max(REFRESH_BEFORE_MS, Date.parse(expires_at) - clock());
    const held = { token, due: clock() + Math.max(lasts / 2, lasts - REFRESH_BEFORE_MS) };
    member = held;
    update(user);
    needSecondFactor(second_factor_needed);
    const renewIfOurs = () => void (member === held && present().catch(() => undefined));
    later(renewIfOurs, Math.min(held.due - clock(), LONGEST_MS));
  };

  /** Refreshes the token (single flight); undefined if the sign-in has ended. */
  const renew = (): Promise<string | undefined> => {
    const current: typeof renewal = (renewal ??= needs
      .withLock(async () => {
        if (!isSignedOutElsewhere()) return needs.refresh();
        return undefined;
      })
      .then(
        (signedIn) => {
          // The member has signed out during the refresh.
          if (renewal !== current) return undefined;
          renewal = undefined;
          if (!signedIn) return undefined;
          enter(signedIn);
          return signedIn.token;
        },
        (error: unknown) => {
          if (renewal === current) renewal = undefined;
          if (isFinal(error)) return undefined;
          throw error;
        },
      ));
    return current;
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
    if (isSignedOutElsewhere()) followElsewhere();
    else if (store.read().kind === 'member') {
      if (known) leaveForLogin();
      else expire();
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
    refresh: async (rejected, code) => {
      if (code === 'safety.age_gate_required') {
        if (!store.read().ageConfirmed) return void needs.askAge();
        // A signed-in account without a visitor has no age confirmation to move.
        const token = await present();
        if (member && token !== undefined) return needs.confirmAdult(token);
        visitor.forgetAdult();
        return obtain();
      }
      if (code === 'safety.age_check_required') return void needs.askAgeCheck();
      // Another device has added a second factor, or the page was loaded before the second step.
      if (code === 'identity.second_factor_needed') return void needSecondFactor(true);
      if (member) return member.token === rejected ? renew() : member.token;
      // `identity.required` means that the call needs a member; a new visitor would only lose the
      // chats of this one.
      if (!rejected || code === 'identity.required') return undefined;
      visitor.forget(rejected);
      return obtain();
    },
    onRejected: () => {
      if (!member) return;
      if (isSignedOutElsewhere()) followElsewhere();
      else leaveForLogin();
    },
    confirmAge: async () => {
      memory.write('adult', 'yes');
      store.change((state) => ({ ...state, ageConfirmed: true }));
      // Without a token, the confirmation is sent with the first one. If the call fails, it is
      // retried then.
      if (member) await needs.confirmAdult(member.token).catch(() => undefined);
      else if (visitor.current() && store.read().kind !== 'member')
        await visitor.obtain().catch(() => undefined);
    },
    enter,
    resume: async () => (await renew()) !== undefined,
    update,
    passSecondFactor: () => needSecondFactor(false),
    leave,
    signOut: (onEnded) =>
      needs.withLock(async () => {
        await needs.endSignIn();
        onEnded();
      }),
    onSignInEnded: async () => {
      const held = member;
      // Waits until the tab that signs out (maybe this one) has finished.
      await needs.withLock(async () => undefined);
      if (isSignedOutElsewhere()) followElsewhere();
      else if (held && member === held) leaveForLogin();
    },
    sync: () => {
      if (isSignedOutElsewhere()) return followElsewhere();
      const now = readHint(memory);
      const { id } = store.read();
      // Without storage, only the server knows whether another tab has signed in.
      if (!now && id === null && !remembersAnything(memory))
        return void renew().catch(() => undefined);
      if (!now) return;
      if (id === null) {
        hasStoredHint = true;
        store.change((state) => ({ ...state, ...returning(now) }));
      }
      if (!member) void present().catch(() => undefined);
    },
  };
}

/** True if the server refused the sign-in itself; false for temporary failures. */
const isFinal = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;

const bare = (token?: string) =>
  createSend({
    config: siteConfig,
    ...(token && {
      credentials: {
        present: async () => token,
        obtain: async () => token,
        refresh: async () => undefined,
        onRejected: () => undefined,
      },
    }),
  });

/**
 * Without a secure context there is no Web Locks API: calls are serialized within this tab only.
 */
let queue: Promise<unknown> = Promise.resolve();
function withLock<T>(callback: () => Promise<T>): Promise<T> {
  const { locks }: { locks?: LockManager | null } = navigator;
  if (locks) return locks.request('velour.refresh', callback);
  const current = queue.then(callback);
  queue = current.catch(() => undefined);
  return current;
}

/**
 * Authenticates by cookie alone: refreshing a token first would wait for the lock that the caller
 * holds.
 */
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
  withLock,
  askAge: () => overlays.open('age-gate'),
  askAgeCheck: () => overlays.open('age-check'),
  goToLogin: () =>
    window.location.assign(paths.login(window.location.pathname + window.location.search)),
  restart: () => window.location.assign(paths.home()),
});

/** Syncs at the start, when another tab signs in or out, and when this tab becomes visible. */
export function followSession(): void {
  session.sync();
  window.addEventListener('storage', ({ key }) => key === `velour.${HINT}` && session.sync());
  for (const event of ['focus', 'pageshow', 'online'])
    window.addEventListener(event, () => session.sync());
}

export const useSession = (): SessionState => useStore(session);
