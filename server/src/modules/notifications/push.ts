// Web Push: browsers register with their topics, and get a short text without a name, outside of quiet hours.
import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { NotificationTopic } from '@velour/contract/notification-values.ts';
import type { Actor } from '../../platform/actor.ts';
import { inTransaction, openScope, type Scope } from '../../platform/db/scope.ts';
import { AppError } from '../../platform/errors.ts';
import type { Queue } from '../../platform/queue.ts';
import { isLimited, networkOf, type RateLimit } from '../../platform/rate-limits.ts';
import type { PushTarget, SigningKeys } from '../../providers/push/port.ts';
import { findNotification, findReachable } from './inbox.store.ts';
import { hashOf, PUSH_TEXTS, quietUntil } from './notifications.rules.ts';
import * as store from './push.store.ts';
import { quietOf } from './settings.ts';
import type { NotificationsNeeds } from './service.ts';

export const PUSH = 'notifications.push';
const KEY_NAME = 'push';
const MAX_BROWSERS = 20;
const REGISTERING: RateLimit = { name: 'push subscriptions', burst: 20, per_minute: 5 };

interface Registration {
  readonly subscription: PushTarget;
  readonly topics: NotificationTopic[];
}

interface PushJob {
  readonly notification_id: string;
  readonly subscription_id: string;
  readonly person_id?: string | undefined;
}

/** The job is safe to run twice. */
export const definePush = (queue: Queue, push: Pick<ReturnType<typeof createPush>, 'send'>): void =>
  queue.define(
    PUSH,
    z.object({
      notification_id: z.uuid(),
      subscription_id: z.uuid(),
      // Missing in jobs of earlier versions.
      person_id: z.uuid().optional(),
    }),
    (one) => push.send(one),
    { retries: 8, retryDelaySeconds: 30, concurrency: 16, runSeconds: 60 },
  );

export function createPush(needs: NotificationsNeeds) {
  const { db, clock, ids, log, limits, vault, queue, push, sites, home } = needs;
  const key = vault.systemKey('push subscriptions');
  let keys: SigningKeys | undefined;

  /** Created once per installation; if two processes create them at once, the first one's stay. */
  const signingKeys = async (): Promise<SigningKeys> => {
    if (keys) return keys;
    if (!(await store.findKey(db, KEY_NAME))) {
      const { public_key, private_key } = push.createKeys();
      await store.addKey(db, {
        name: KEY_NAME,
        public_key,
        private_key: key.seal(private_key, KEY_NAME),
        created_at: clock.now(),
      });
    }
    const row = await store.findKey(db, KEY_NAME);
    if (!row) throw new Error('The push key was not stored.');
    keys = { public_key: row.public_key, private_key: key.open(row.private_key, KEY_NAME) };
    return keys;
  };

  /** Refuses another member's browser. */
  const requireSubscription = async (
    scope: Scope,
    token: string,
    actor: Actor | undefined,
  ): Promise<store.PushRow> => {
    const row = await store.findByToken(scope, hashOf(token));
    if (!row || (actor && row.person_id !== actor.id)) throw new AppError('notification.not_found');
    return row;
  };
  const stateOf = ({ topics, created_at }: store.PushRow) => ({
    topics,
    created_at: created_at.toISOString(),
  });

  const textFor = async (scope: Scope, topic: NotificationTopic, path: string) => {
    const { name } = await sites.recordOf(scope);
    return JSON.stringify({ title: name, body: PUSH_TEXTS[topic], path, tag: topic });
  };

  return {
    /** Called at the first start, so that backups from before the first subscription contain the keys. */
    prepareKeys: async (): Promise<void> => void (await signingKeys()),

    publicKey: async () => ({ public_key: (await signingKeys()).public_key }),

    async register(
      scope: Scope,
      { actor, address }: { actor: Actor | undefined; address: string },
      { subscription, topics }: Registration,
    ): Promise<{ token: string }> {
      if (isLimited(address)) await limits.enforce(REGISTERING, networkOf(address));
      const token = randomBytes(32).toString('base64url');
      const { endpoint, keys: own } = subscription;
      const endpoint_hash = hashOf(endpoint);
      const text = JSON.stringify({ endpoint, keys: own } satisfies PushTarget);
      await inTransaction(scope, async (tx) => {
        await store.saveSubscription(tx, {
          id: ids.next(),
          site_id: tx.site_id,
          person_id: actor?.id ?? null,
          sign_in_id: actor?.kind === 'member' ? actor.sign_in_id : null,
          token_hash: hashOf(token),
          endpoint_hash,
          subscription: key.seal(text, endpoint_hash),
          topics,
          created_at: clock.now(),
        });
        if (actor) await store.dropOldest(tx, actor.id, MAX_BROWSERS);
      });
      return { token };
    },

    /** Throws `notification.not_found`. */
    state: async (scope: Scope, token: string, actor: Actor | undefined) =>
      stateOf(await requireSubscription(scope, token, actor)),

    /** Throws `notification.not_found`. */
    async change(
      scope: Scope,
      { token, actor }: { token: string; actor: Actor | undefined },
      topics: NotificationTopic[],
    ) {
      const row = await requireSubscription(scope, token, actor);
      await store.changeTopics(scope, row.token_hash, topics);
      return stateOf({ ...row, topics });
    },

    async remove(scope: Scope, token: string): Promise<void> {
      await store.removeByToken(scope, hashOf(token));
    },

    /** Must be called in the transaction that changes the quiet hours: makes postponed pushes due. */
    reconsider: (tx: Scope, person_id: string) => queue.makeDue(tx, PUSH, { person_id }),

    /**
     * One attempt. Quiet hours postpone it; notifications that were read or switched off are not sent. Throws
     * `PushFailure`.
     */
    async send(one: PushJob): Promise<void> {
      const row = await findNotification(db, one.notification_id);
      const target = await store.findOpen(db, one.subscription_id);
      const isWanted =
        row?.read_at === null &&
        target?.person_id === row.person_id &&
        target.topics.includes(row.topic);
      if (!row || !target || !isWanted) return;
      const scope = openScope(db, row.site_id);
      const to = await findReachable(scope, row.person_id);
      if (!to || to.settings?.enabled === false) return;
      const { settings, time_zone } = to;
      const at = settings && quietUntil(quietOf(settings), time_zone, clock.now());
      if (at) return queue.send(scope, PUSH, one, { at });
      const outcome = await push.send({
        // Only `register` encrypts such a column.
        target: JSON.parse(key.open(target.subscription, target.endpoint_hash)) as PushTarget,
        keys: await signingKeys(),
        contact: home.startsWith('https:') ? home : 'mailto:postmaster@localhost',
        text: await textFor(scope, row.topic, row.path),
      });
      if (outcome === 'gone') await store.removeSubscription(db, target.id);
      if (outcome === 'refused')
        log.warn({ subscription_id: target.id }, 'push service rejected a message');
    },
  };
}
