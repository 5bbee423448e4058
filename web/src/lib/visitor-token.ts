// A visitor's token: stored per browser, so that all tabs are one visitor; created once for concurrent calls.
import type { Memory } from './storage.ts';

export interface VisitorNeeds {
  memory: Memory;
  createVisitor: () => Promise<string>;
  confirmAdult: (jwt: string) => Promise<string>;
}

interface VisitorToken {
  jwt: string;
  adult: boolean;
}

export function createVisitorToken(
  { memory, createVisitor, confirmAdult }: VisitorNeeds,
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
