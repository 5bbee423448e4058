// Notifications: push subscriptions with their topics, a member's inbox, and the settings by topic.
import { z } from 'zod';
import { describe } from './endpoint.ts';
import { NOTIFICATION_TOPICS } from './notification-values.ts';
import { notificationsCalls } from './notifications.calls.ts';
import { countIn, Id, storable, Time, TimeZone } from './scalars.ts';

const Topic = z.enum(NOTIFICATION_TOPICS);
const Topics = z
  .array(Topic)
  .max(NOTIFICATION_TOPICS.length)
  .transform((topics) => [...new Set(topics)])
  .meta({ type: 'array', items: { type: 'string', enum: [...NOTIFICATION_TOPICS] } });

const base64url = (bytes: number) =>
  storable(200).refine(
    (text) => /^[\w-]+=*$/.test(text) && base64Bytes(text) === bytes,
    'This isn’t a key of a push subscription',
  );
const base64Bytes = (text: string): number => Math.floor((text.replace(/=+$/, '').length * 3) / 4);

/** The JSON of a browser's `PushSubscription`. */
const PushSubscription = z.strictObject({
  endpoint: storable(2_000).refine(isSecureAddress, 'Must be an https address'),
  expirationTime: z.number().nullable().optional(),
  keys: z.strictObject({ p256dh: base64url(65), auth: base64url(16) }),
});

function isSecureAddress(text: string): boolean {
  const url = URL.parse(text);
  return url?.protocol === 'https:' && url.username === '' && url.password === '';
}

const Hour = z.int().min(0).max(23);

const settings = {
  /** If false, nothing is sent and nothing is added to the inbox. */
  enabled: z.boolean(),
  /** Sends one email a day about unread notifications. */
  email_digest: z.boolean(),
  /** Full hours between which no push is sent, in the member's time zone. */
  quiet_hours: z.strictObject({ from: Hour, to: Hour }).nullable(),
  /** The member's time zone, here and in chats; the page of their latest device sets it, too. */
  time_zone: TimeZone,
};
export const NotificationSettings = z.object(settings);
export type NotificationSettings = z.infer<typeof NotificationSettings>;

export const Notification = z.object({
  id: Id,
  topic: Topic,
  /** The path of the screen that it links to. */
  path: z.string(),
  is_read: z.boolean(),
  created_at: Time,
});
export type Notification = z.infer<typeof Notification>;

const State = z.object({ topics: z.array(Topic), created_at: Time });
const one = z.strictObject({ token: storable(200) });
const done = z.object({});
const unread = { unread_count: z.int().min(0) };

export const notificationsApi = describe(notificationsCalls, {
  register: {
    body: z.strictObject({ subscription: PushSubscription, topics: Topics }),
    reply: z.object({ token: z.string() }),
  },
  key: { reply: z.object({ public_key: z.string() }) },
  state: { params: one, reply: State },
  change: { params: one, body: z.strictObject({ topics: Topics }), reply: State },
  remove: { params: one, reply: done },
  inbox: {
    query: z.strictObject({ limit: countIn(1, 50).default(20), cursor: Id.optional() }),
    reply: z.object({
      notifications: z.array(Notification),
      next_cursor: Id.nullable(),
      ...unread,
    }),
  },
  markRead: {
    /** Without ids: marks all as read. */
    body: z.strictObject({ ids: z.array(Id).min(1).max(100).optional() }),
    reply: z.object(unread),
  },
  settings: { reply: NotificationSettings },
  changeSettings: { body: z.strictObject(settings), reply: NotificationSettings },
  unsubscribe: {
    params: one,
    body: z.strictObject({ 'List-Unsubscribe': z.literal('One-Click') }),
    reply: done,
  },
});
