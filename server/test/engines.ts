// All stand-ins together, for tests of what uses many engines.
import { randomBytes } from 'node:crypto';
import { createInProcessBus } from '../src/engines/bus/in-process.ts';
import type { Bus } from '../src/engines/bus/port.ts';
import type { IdentityProvider } from '../src/engines/identity-provider/port.ts';
import { createPainter } from '../src/engines/image/painter.ts';
import type { ImageEngine } from '../src/engines/image/port.ts';
import type { LlmEngine } from '../src/engines/llm/port.ts';
import { createScriptedLlm } from '../src/engines/llm/scripted.ts';
import { createMailbox, type KeptMail } from '../src/engines/mail/mailbox.ts';
import type { MailEngine } from '../src/engines/mail/port.ts';
import { createFiles } from '../src/engines/storage/files.ts';
import type { PaymentsEngine } from '../src/engines/payments/port.ts';
import { createSandbox } from '../src/engines/payments/sandbox.ts';
import type { StorageEngine } from '../src/engines/storage/port.ts';
import { systemClock } from '../src/platform/clock.ts';
import type { Db } from '../src/platform/db/handle.ts';
import { createIds } from '../src/platform/ids.ts';
import { createVault } from '../src/platform/vault.ts';
import { quietLog } from './databases.ts';
import { openPool } from './identity-pool.ts';

/** The stand-in of language models, without its pauses. */
export const quickScript = (): LlmEngine => createScriptedLlm({ pace: 0 });

/** The stand-in of image engines, for who judges what it draws. */
export const aPainter = (): ImageEngine => createPainter();

export interface Engines {
  readonly llm: LlmEngine;
  readonly image: ImageEngine;
  readonly payments: PaymentsEngine;
  readonly provider: IdentityProvider;
  readonly mail: MailEngine;
  readonly storage: StorageEngine;
  readonly bus: Bus;
}

export function standIns(
  db: Db,
  { directory }: { directory: string },
): { engines: Engines; mails: () => readonly KeptMail[] } {
  const ids = createIds(systemClock);
  const mailbox = createMailbox({ clock: systemClock, ids, log: quietLog, isOpen: true });
  return {
    engines: {
      llm: quickScript(),
      image: createPainter(),
      payments: createSandbox({
        ...{ db, ids, clock: systemClock, log: quietLog, isOpen: true, base: '/api' },
        vault: createVault(randomBytes(32)),
      }),
      provider: openPool(db).provider,
      mail: mailbox,
      storage: createFiles({ directory, sync: false }),
      bus: createInProcessBus(),
    },
    mails: mailbox.mails,
  };
}
