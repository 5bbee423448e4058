// Composes the application without process handling: services, then jobs, then HTTP and sockets.
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Role } from './config.ts';
import { defineAccountJobs } from './modules/account/jobs.ts';
import { defineChatJobs } from './modules/chat/jobs.ts';
import { definePaidJobs } from './modules/jobs/notifications.ts';
import { definePush } from './modules/notifications/push.ts';
import { definePaymentsJobs } from './modules/payments/jobs.ts';
import type { Scope } from './platform/db/scope.ts';
import { mount } from './mount.ts';
import type { Parts } from './parts.ts';
import { scheduleJobs } from './scheduled-jobs.ts';
import { createServices } from './services.ts';

export type App = ReturnType<typeof createApp>;

export function createApp(parts: Parts) {
  const { queue, database } = parts;
  const services = createServices(parts);
  const { account, jobs, notifications, payments } = services;

  scheduleJobs(parts, services);
  defineAccountJobs(queue, { db: database.db, account, purgeLater: definePurge(parts) });
  defineChatJobs(queue, database.db);
  definePaidJobs(queue, jobs);
  definePaymentsJobs(queue, payments);
  definePush(queue, notifications.push);

  return {
    ...services,
    mount: (http: FastifyInstance, roles: readonly Role[]) =>
      mount(http, roles, { parts, services }),
  };
}

const PURGE = 'platform.purge';

/**
 * Coalesces purges: of several erasures in a short time the last purge serves all, and an erasure
 * that was covered already needs none.
 */
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
