// Who is here: nobody yet, a visitor with a token of its own, or a member; and whether being 18 was confirmed.
import { createClient } from '@velour/contract/client.ts';
import { calls } from '@velour/contract/calls.ts';
import type { identityApi } from '@velour/contract/identity.ts';
import type { safetyApi } from '@velour/contract/safety.ts';
import { createSend, type Credentials } from './http.ts';
import { overlays } from './overlays.ts';
import { paths } from './paths.ts';
import { siteConfig } from './site-config.ts';
import { memory as browserMemory, type Memory } from './storage.ts';
import { createStore, useStore, type Store } from './store.ts';

export interface SessionState {
  kind: 'anonymous' | 'visitor' | 'member';
  is_admin: boolean;
  active_plan: string | null;
  age_confirmed: boolean;
}

/** What signing in gives; `refresh` asks for a fresh token and answers undefined when that is refused. */
export interface Member {
  token: string;
  refresh: () => Promise<string | undefined>;
  is_admin: boolean;
  active_plan: string | null;
}

export interface Session extends Credentials, Pick<Store<SessionState>, 'read' | 'subscribe'> {
  confirmAge: () => Promise<void>;
  enter: (member: Member) => void;
  leave: () => void;
}

interface Needs {
  memory: Memory;
  createVisitor: () => Promise<string>;
  confirmAdult: (jwt: string) => Promise<string>;
  askAge: () => void;
  goToLogin: () => void;
}

export function createSession(needs: Needs): Session {
  const visitor = createVisitorToken(needs, () => store.read().age_confirmed);
  let member: Member | undefined;
  const nobody = () => ({
    kind: visitor.current() ? ('visitor' as const) : ('anonymous' as const),
    is_admin: false,
    active_plan: null,
  });
  const store = createStore<SessionState>({
    ...nobody(),
    age_confirmed: needs.memory.read('adult') === 'yes',
  });
  const leave = () => {
    member = undefined;
    store.change((state) => ({ ...state, ...nobody() }));
  };
  const obtain = async () => {
    if (member) return member.token;
    const jwt = await visitor.obtain();
    if (!member)
      store.change((state) => (state.kind === 'visitor' ? state : { ...state, ...nobody() }));
    return jwt;
  };

  return {
    read: store.read,
    subscribe: store.subscribe,
    current: () => member?.token ?? visitor.current(),
    obtain,
    repair: async (rejected, code) => {
      if (code === 'safety.age_gate_required') {
        if (!store.read().age_confirmed) return void needs.askAge();
        visitor.forgetAdult();
        return obtain();
      }
      if (member) {
        const token = await member.refresh();
        if (token) member = { ...member, token };
        return token;
      }
      // `identity.required` means that this needs a member: a new visitor would only lose its chats.
      if (!rejected || code === 'identity.required') return undefined;
      visitor.forget(rejected);
      return obtain();
    },
    giveUp: () => {
      if (!member) return;
      leave();
      needs.goToLogin();
    },
    confirmAge: async () => {
      needs.memory.write('adult', 'yes');
      store.change((state) => ({ ...state, age_confirmed: true }));
      // Without a token the server is told when the first one is needed; a failure here is repaired then, too.
      if (visitor.current() && !member) await visitor.obtain().catch(() => undefined);
    },
    enter: (entering) => {
      member = entering;
      const { is_admin, active_plan } = entering;
      store.change((state) => ({ ...state, kind: 'member', is_admin, active_plan }));
    },
    leave,
  };
}

interface VisitorToken {
  jwt: string;
  adult: boolean;
}

/** Kept per browser, so that all tabs are one visitor; made once, however many calls ask for it at the same time. */
function createVisitorToken(
  { memory, createVisitor, confirmAdult }: Needs,
  isAdult: () => boolean,
) {
  let held: VisitorToken | undefined;
  let underway: Promise<string> | undefined;
  const read = () => (held = parseToken(memory.read('visitor')) ?? held);
  const keep = (token: VisitorToken | undefined) => {
    held = token;
    memory.write('visitor', token ? JSON.stringify(token) : null);
  };
  const make = async (): Promise<string> => {
    const known = read();
    // Another tab may have been quicker: then its visitor is ours.
    const fresh = known ?? { jwt: await createVisitor(), adult: false };
    const token = known ?? parseToken(memory.read('visitor')) ?? fresh;
    keep(token);
    if (token.adult || !isAdult()) return token.jwt;
    const jwt = await confirmAdult(token.jwt);
    keep({ jwt, adult: true });
    return jwt;
  };
  return {
    current: () => read()?.jwt,
    obtain: async () => {
      const known = read();
      if (known && (known.adult || !isAdult())) return known.jwt;
      underway ??= make().finally(() => (underway = undefined));
      return underway;
    },
    forget: (rejected: string) => {
      if (read()?.jwt === rejected) keep(undefined);
    },
    forgetAdult: () => {
      const known = read();
      if (known) keep({ ...known, adult: false });
    },
  };
}

function parseToken(written: string | null): VisitorToken | undefined {
  try {
    const given: unknown = JSON.parse(written ?? 'null');
    if (typeof given !== 'object' || given === null || !('jwt' in given)) return undefined;
    if (typeof given.jwt !== 'string') return undefined;
    return { jwt: given.jwt, adult: 'adult' in given && given.adult === true };
  } catch {
    return undefined;
  }
}

const bare = (token?: string) =>
  createSend({
    config: siteConfig,
    ...(token && {
      credentials: {
        current: () => token,
        obtain: async () => token,
        repair: async () => undefined,
        giveUp: () => undefined,
      },
    }),
  });

export const session = createSession({
  memory: browserMemory,
  createVisitor: async () =>
    (await createClient<typeof identityApi>(calls.identity, bare()).createVisitor()).jwt,
  confirmAdult: async (jwt) => {
    const safety = createClient<typeof safetyApi>(calls.safety, bare(jwt));
    return (await safety.confirmAge({ body: { adult: true } })).jwt;
  },
  askAge: () => overlays.open('age-gate'),
  goToLogin: () =>
    window.location.assign(paths.login(window.location.pathname + window.location.search)),
});

export const useSession = (): SessionState => useStore(session);
