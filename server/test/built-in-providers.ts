// All built-in providers together, for tests of code that uses many of them.
import { randomBytes } from 'node:crypto';
import { createInProcessBus } from '../src/providers/events/in-process.ts';
import type { Bus } from '../src/providers/events/port.ts';
import type { IdentityProvider } from '../src/providers/identity/port.ts';
import { createPainter } from '../src/providers/image/painter.ts';
import type { ImageProvider } from '../src/providers/image/port.ts';
import type { LlmProvider } from '../src/providers/llm/port.ts';
import { createDemoModel } from '../src/providers/llm/demo-model.ts';
import { createMailbox, type StoredMail } from '../src/providers/mail/mailbox.ts';
import type { MailProvider } from '../src/providers/mail/port.ts';
import { createFiles } from '../src/providers/storage/files.ts';
import { createNoClassifier } from '../src/providers/moderation/none.ts';
import {
  noTextJudge,
  type ModerationProvider,
  type TextModeration,
} from '../src/providers/moderation/port.ts';
import type { PaymentsProvider } from '../src/providers/payments/port.ts';
import { createSandbox } from '../src/providers/payments/sandbox.ts';
import type { StorageProvider } from '../src/providers/storage/port.ts';
import { createClipPainter } from '../src/providers/video/painter.ts';
import type { VideoProvider } from '../src/providers/video/port.ts';
import { systemClock } from '../src/platform/clock.ts';
import type { Db } from '../src/platform/db/handle.ts';
import { createIds } from '../src/platform/ids.ts';
import { createVault } from '../src/platform/encryption.ts';
import { quietLog } from './databases.ts';
import { openPool } from './identity-pool.ts';

/** The demo model without delays. */
export const quickDemoModel = (): LlmProvider => createDemoModel({ pace: 0 });

/** The painter, for tests that look at its pictures. */
export const aPainter = (): ImageProvider => createPainter();

export interface Providers {
  readonly llm: LlmProvider;
  readonly image: ImageProvider;
  readonly otherImages: readonly ImageProvider[];
  readonly video: VideoProvider;
  readonly moderation: ModerationProvider;
  readonly textJudge: TextModeration;
  readonly payments: PaymentsProvider;
  readonly provider: IdentityProvider;
  readonly mail: MailProvider;
  readonly storage: StorageProvider;
  readonly bus: Bus;
}

export function openBuiltInProviders(
  db: Db,
  { directory }: { directory: string },
): { providers: Providers; mails: () => readonly StoredMail[] } {
  const ids = createIds(systemClock);
  const mailbox = createMailbox({ clock: systemClock, ids, log: quietLog, isOpen: true });
  return {
    providers: {
      llm: quickDemoModel(),
      image: createPainter(),
      otherImages: [],
      video: createClipPainter(),
      moderation: createNoClassifier(),
      textJudge: noTextJudge,
      payments: createSandbox({
        db,
        ids,
        clock: systemClock,
        log: quietLog,
        isOpen: true,
        base: '/api',
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
