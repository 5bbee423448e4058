// What a process brings to the wiring: its powers, the engines that it chose, and where it stands.
import { join } from 'node:path';
import type { Config } from './config.ts';
import type { AffiliateEngine } from './engines/affiliate/port.ts';
import type { Bus } from './engines/bus/port.ts';
import type { GoogleStandIn } from './engines/identity-provider/google/stand-in.ts';
import type { IdentityProvider } from './engines/identity-provider/port.ts';
import type { ImageEngine } from './engines/image/port.ts';
import type { LlmEngine } from './engines/llm/port.ts';
import type { Mailbox } from './engines/mail/mailbox.ts';
import type { MailEngine, Post } from './engines/mail/port.ts';
import type { PaymentsEngine } from './engines/payments/port.ts';
import type { Sandbox } from './engines/payments/sandbox.ts';
import type { StorageEngine } from './engines/storage/port.ts';
import type { Clock } from './platform/clock.ts';
import type { Database } from './platform/db/open.ts';
import type { Ids } from './platform/ids.ts';
import type { Queue } from './platform/jobs/queue.ts';
import { type Limits } from './platform/limits.ts';
import type { Log } from './platform/log.ts';
import type { Metrics } from './platform/metrics.ts';
import type { Vault } from './platform/vault.ts';

/** What a process brings: its powers and the engines that it chose. */
export interface Parts {
  readonly config: Config;
  readonly database: Database;
  readonly queue: Queue;
  readonly vault: Vault;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly limits: Limits;
  readonly llm: LlmEngine;
  readonly storage: StorageEngine;
  readonly image: ImageEngine;
  readonly bus: Bus;
  readonly mail: MailEngine;
  /** Where mails can be read that reach nobody; none beside a real mail server, and never in production. */
  readonly mailbox?: Mailbox | undefined;
  readonly affiliate: AffiliateEngine;
  readonly payments: PaymentsEngine;
  /** Where no real payment provider is configured and test cards are taken. */
  readonly sandbox?: Sandbox | undefined;
  readonly provider: IdentityProvider;
  /** Takes mails while whoever causes them goes on. */
  readonly post: Post;
  /** Where no real Google is configured. */
  readonly googleStandIn?: GoogleStandIn | undefined;
}

export const builtPage = join(import.meta.dirname, '..', '..', 'web', 'dist');

export const isProduction = ({ NODE_ENV }: Config): boolean => NODE_ENV === 'production';
export const localUrlOf = ({ BIND, PORT }: Config): string => `http://${BIND}:${PORT}`;
export const homeOf = (config: Config): string => config.PUBLIC_URL ?? localUrlOf(config);
