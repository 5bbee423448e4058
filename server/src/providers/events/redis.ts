// The event bus between processes: Redis or Valkey pub/sub. Subscribers in this process get messages directly.
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Redis } from 'ioredis';
import type { Log } from '../../platform/log.ts';
import type { Bus } from './port.ts';
import { createTopics } from './topics.ts';

const PREFIX = 'velour:';
const QUIT_MS = 500;
/** Events are best effort: what a hanging server does not accept in this time (milliseconds) is dropped. */
const PUBLISH_MS = 5_000;

/** Connects in the background; while the server is unavailable, events stay within the process, and that is logged. */
export function createRedisBus({ url, log }: { url: string; log: Log }): Bus {
  const self = randomUUID();
  const topics = createTopics();
  const options = { maxRetriesPerRequest: 1, enableOfflineQueue: true };
  const out = new Redis(url, { ...options, commandTimeout: PUBLISH_MS });
  const back = new Redis(url, { ...options, maxRetriesPerRequest: null });
  let isDown = false;
  for (const client of [out, back]) {
    client.on('error', (error: Error) => {
      if (!isDown)
        log.warn({ err: error }, 'event bus unreachable; live events stay within their process');
      isDown = true;
    });
    client.on('ready', () => {
      if (isDown) log.info({}, 'event bus reconnected');
      isDown = false;
    });
  }
  // A message starts with its sender's id, so that a process ignores its own.
  back.on('message', (channel: string, message: string) => {
    if (!message.startsWith(self))
      topics.deliver(channel.slice(PREFIX.length), message.slice(self.length));
  });
  const ignore = (): undefined => undefined; // the error handler above has logged it; ioredis resubscribes by itself

  return {
    name: 'redis',
    publish(topic, message) {
      topics.deliver(topic, message);
      out.publish(PREFIX + topic, self + message).catch(ignore);
    },
    subscribe(topic, listener) {
      const { isFirst, remove } = topics.add(topic, listener);
      if (isFirst) back.subscribe(PREFIX + topic).catch(ignore);
      return () => {
        if (remove()) back.unsubscribe(PREFIX + topic).catch(ignore);
      };
    },
    async close() {
      const quitting = Promise.all([out.quit().catch(ignore), back.quit().catch(ignore)]);
      // While the server is unavailable, `quit` waits for a reconnect, which a stop cannot.
      await Promise.race([quitting, wait(QUIT_MS, undefined, { ref: false })]);
      out.disconnect();
      back.disconnect();
    },
  };
}
