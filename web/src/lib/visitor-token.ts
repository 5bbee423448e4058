// A visitor's token in localStorage, shared by all tabs; concurrent calls create only one.
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
  const save = (token: VisitorToken | undefined) => {
    held = token;
    memory.write('visitor', token ? JSON.stringify(token) : null);
  };
  const make = async (): Promise<string> => {
    const known = read();
    // Another tab may have created a visitor first, which is then used.
    const fresh = known ?? { jwt: await createVisitor(), adult: false };
    const token = known ?? parseToken(memory.read('visitor')) ?? fresh;
    save(token);
    if (token.adult || !isAdult()) return token.jwt;
    const jwt = await confirmAdult(token.jwt);
    save({ jwt, adult: true });
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
      if (read()?.jwt === rejected) save(undefined);
    },
    forgetAdult: () => {
      const known = read();
      if (known) save({ ...known, adult: false });
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
