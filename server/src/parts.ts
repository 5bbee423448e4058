// The parts of a process that the wiring needs: database, queue, clock, limits and the chosen providers.
import { join } from 'node:path';
import type { Config } from './config.ts';
import type { AgeAssurance } from './providers/age/port.ts';
import type { AffiliateProvider } from './providers/affiliate/port.ts';
import type { EmbeddingsProvider } from './providers/embeddings/port.ts';
import type { Bus } from './providers/events/port.ts';
import type { DemoGoogle } from './providers/identity/google/demo-google.ts';
import type { IdentityProvider } from './providers/identity/port.ts';
import type { ImageProvider } from './providers/image/port.ts';
import type { LlmProvider } from './providers/llm/port.ts';
import type { Mailbox } from './providers/mail/mailbox.ts';
import type { MailProvider, Mailer } from './providers/mail/port.ts';
import type {
  KnownImages,
  ModerationProvider,
  TextModeration,
} from './providers/moderation/port.ts';
import type { PaymentsProvider } from './providers/payments/port.ts';
import type { PushProvider } from './providers/push/port.ts';
import type { Sandbox } from './providers/payments/sandbox.ts';
import type { StorageProvider } from './providers/storage/port.ts';
import type { VideoProvider } from './providers/video/port.ts';
import type { Core } from './platform/core.ts';
import type { TimerClock } from './platform/clock.ts';
import type { Database } from './platform/db/open.ts';

/** Infrastructure and chosen providers of a process. */
export interface Parts extends Pick<
  Core,
  'queue' | 'vault' | 'ids' | 'log' | 'metrics' | 'limits'
> {
  readonly config: Config;
  readonly database: Database;
  readonly clock: TimerClock;
  /** Replaces the machine's own load in tests. */
  readonly isMachineBusy?: () => boolean;
  readonly llm: LlmProvider;
  readonly storage: StorageProvider;
  readonly image: ImageProvider;
  /** Configured beside it: recipes name their provider. */
  readonly otherImages: readonly ImageProvider[];
  readonly video: VideoProvider;
  /** Judges pictures before they are stored. */
  readonly moderation: ModerationProvider;
  readonly knownImages: KnownImages;
  /** Judges texts that are only suspected. */
  readonly textJudge: TextModeration;
  /** Finds earlier messages by meaning; without it, by words. */
  readonly embeddings?: EmbeddingsProvider | undefined;
  readonly bus: Bus;
  readonly mail: MailProvider;
  /** The local mailbox; only without a real mail server, and never in production. */
  readonly mailbox?: Mailbox | undefined;
  readonly affiliate: AffiliateProvider;
  readonly push: PushProvider;
  readonly payments: PaymentsProvider;
  /** Configured beside it: what was bought there before is still handled there. */
  readonly otherPayments: readonly PaymentsProvider[];
  /** Takes test cards where it is open; without it there is none to deliver webhooks for. */
  readonly sandbox?: Sandbox | undefined;
  readonly provider: IdentityProvider;
  /** Finds out whether a person is an adult. */
  readonly age: AgeAssurance;
  /** Sends mails in the background. */
  readonly mailer: Mailer;
  /** Where no real Google is configured. */
  readonly demoGoogle?: DemoGoogle | undefined;
}

/** What services may need of the platform. */
export const coreOf = ({ database, clock, ids, log, vault, limits, metrics, queue }: Parts) => ({
  db: database.db,
  clock,
  ids,
  log,
  vault,
  limits,
  metrics,
  queue,
});

export const builtPage = join(import.meta.dirname, '..', '..', 'web', 'dist');

export const isProduction = ({ NODE_ENV }: Config): boolean => NODE_ENV === 'production';
export const localUrlOf = ({ BIND, PORT }: Config): string => `http://${BIND}:${PORT}`;
export const homeOf = (config: Config): string => config.PUBLIC_URL ?? localUrlOf(config);
