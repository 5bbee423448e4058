// The product without its process: services, then jobs, then what is served.
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Role } from './config.ts';
import { defineAccountJobs } from './modules/account/jobs.ts';
import { defineAssetJobs } from './modules/assets/jobs.ts';
import { defineCatalogueJobs } from './modules/catalogue/jobs.ts';
import { defineCharacterJobs } from './modules/characters/jobs.ts';
import { defineChatJobs } from './modules/chat/jobs.ts';
import { defineGalleryJobs } from './modules/gallery/jobs.ts';
import { defineGenerationJobs } from './modules/generation/jobs.ts';
import { defineStudioJobs } from './modules/studio/jobs.ts';
import { defineFeedbackJobs } from './modules/feedback/jobs.ts';
import { defineNotificationJobs } from './modules/notifications/jobs.ts';
import { defineStatsJobs } from './modules/stats/jobs.ts';
import { definePaymentsJobs } from './modules/payments/jobs.ts';
import { defineReportsJobs } from './modules/reports/jobs.ts';
import { defineWalletJobs } from './modules/wallet/jobs.ts';
import { definePaidJobs } from './modules/jobs/notifications.ts';
import type { Scope } from './platform/db/scope.ts';
import type { Queue } from './platform/queue.ts';
import { mount } from './mount.ts';
import type { Parts } from './parts.ts';
import { createServices } from './services.ts';

export type App = ReturnType<typeof createApp>;

export function createApp(parts: Parts) {
  const { queue, sandbox } = parts;
  const { db } = parts.database;
  const services = createServices(parts);

  forgetOldKeys(queue, () =>
    Promise.all([
      services.idempotency.forgetOld(db),
      services.budgets.forgetOld(),
      services.allowance.forgetOld(),
    ]),
  );
  defineAssetJobs(queue, services.assets);
  defineCharacterJobs(queue, services.characters);
  defineCatalogueJobs(queue, services.catalogue);
  defineGalleryJobs(queue, services.gallery);
  defineGenerationJobs(queue, services.generation);
  defineChatJobs(queue, { db, chat: services.chat });
  const purgeLater = definePurge(parts);
  defineAccountJobs(queue, { db, account: services.account, purgeLater });
  defineWalletJobs(queue, services.wallet);
  defineStudioJobs(queue, services.studio);
  definePaidJobs(queue, services.jobs);
  definePaymentsJobs(queue, services.payments, sandbox);
  defineReportsJobs(queue, services.reports);
  defineFeedbackJobs(queue, services.feedback);
  defineStatsJobs(queue, services.stats);
  defineNotificationJobs(queue, services.notifications, {
    clock: parts.clock,
    unseenReplies: services.chat.unseenReplies,
    endingPlans: services.payments.endingPlans,
  });

  return {
    ...services,
    mount: (http: FastifyInstance, roles: readonly Role[]) =>
      mount(http, roles, { parts, services }),
  };
}

const PURGE = 'platform.purge';

/** Of several erasures in a short time the last purge does for all; one whose purge was done already needs none. */
function definePurge({ database, queue, clock }: Parts): (scope: Scope) => Promise<void> {
  const { purge } = database;
  if (!purge) return () => Promise.resolve();
  let began = 0;
  queue.define(PURGE, z.object({ since: z.int() }), async ({ since }) => {
    if (began > since) return;
    const now = clock.now().getTime();
    await purge();
    began = now;
  });
  return (scope) => queue.send(scope, PURGE, { since: clock.now().getTime() });
}

function forgetOldKeys(queue: Queue, forgetOld: () => Promise<unknown>): void {
  queue.define('platform.forget_old_keys', z.object({}), async () => {
    await forgetOld();
  });
  queue.schedule('platform.forget_old_keys', '17 3 * * *');
}
