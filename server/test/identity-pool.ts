// The embedded pool for tests: cheap hashes, a controllable clock, and a mailbox.
import { randomBytes, randomUUID } from 'node:crypto';
import { createEmbeddedPool, type EmbeddedPool } from '../src/providers/identity/embedded.ts';
import type { GoogleSignIn } from '../src/providers/identity/google.ts';
import type { Pool } from '../src/providers/identity/port.ts';
import type { Mail, MailProvider } from '../src/providers/mail/port.ts';
import type { Clock } from '../src/platform/clock.ts';
import type { Db } from '../src/platform/db/handle.ts';
import { createIds } from '../src/platform/ids.ts';
import { createVault } from '../src/platform/encryption.ts';
import { quietLog } from './databases.ts';

/** The lowest cost of Argon2: the tests count hashes, and don't need them to be slow. */
export const CHEAP = { memory_kib: 8, passes: 1 };

export interface PoolOptions {
  /** The master key; pools with the same one represent two processes of one deployment. */
  readonly master?: Buffer;
  readonly clock?: PushedClock;
  readonly google?: GoogleSignIn;
  readonly managedIssuer?: string;
  /** Called before each email; an error makes sending fail. */
  readonly send?: MailProvider['send'];
}

export interface PushedClock extends Clock {
  forward(ms: number): void;
}

export function pushedClock(): PushedClock {
  let ahead = 0;
  return {
    now: () => new Date(Date.now() + ahead),
    forward: (ms) => {
      ahead += ms;
    },
  };
}

export interface TestPool {
  readonly provider: EmbeddedPool;
  readonly pool: Pool;
  readonly mails: readonly Mail[];
  codeFor(email: string): Promise<string>;
  forward(ms: number): void;
}

export const freshPool = (): Pool => ({ site_id: randomUUID(), site_name: 'Harbour & Co' });

export function openPool(db: Db, options: PoolOptions = {}): TestPool {
  const clock = options.clock ?? pushedClock();
  const mails: Mail[] = [];
  const provider = createEmbeddedPool({
    db,
    vault: createVault(options.master ?? randomBytes(32)),
    clock,
    ids: createIds(clock),
    log: quietLog,
    hashCost: CHEAP,
    google: options.google,
    managedIssuer: options.managedIssuer,
    // Like an outbox that sends at once.
    mailer: {
      async send(_scope, { mail, isBlank: to_nobody = false }) {
        if (to_nobody) return;
        await options.send?.(mail);
        mails.push(mail);
      },
    },
  });
  return {
    provider,
    pool: freshPool(),
    mails,
    forward: (ms) => clock.forward(ms),
    async codeFor(email) {
      const mail = mails.findLast(({ to }) => to === email);
      const code = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0];
      if (code === undefined) throw new Error(`No code was mailed to ${email}.`);
      return code;
    },
  };
}
