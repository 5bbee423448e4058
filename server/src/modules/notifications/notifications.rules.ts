// Rules of notifications: quiet hours in a time zone, the texts of a push and a digest, and the unsubscribe link.
import { createHash, createHmac } from 'node:crypto';
import {
  NOTIFICATION_TOPICS,
  type NotificationTopic,
} from '@velour/contract/notification-values.ts';
import { localTime } from '@velour/calendar/calendar.ts';
import { isSameSecret } from '../../platform/encryption.ts';
import { isUuid } from '../../platform/ids.ts';

export interface QuietHours {
  readonly from: number;
  readonly to: number;
}

/** The texts of pushes, which a lock screen may show: without names and content. */
export const PUSH_TEXTS: Readonly<Record<NotificationTopic, string>> = {
  reply_ready: 'You have a new reply',
  creation_ready: 'Your creation is ready',
  character_reviewed: 'We reviewed your character',
  report_decided: 'There’s a decision on your report',
  plan_ending: 'Your plan ends soon',
};

const DIGEST_TEXTS: Readonly<Record<NotificationTopic, (count: number) => string>> = {
  reply_ready: (count) => (count === 1 ? '1 new reply' : `${count} new replies`),
  creation_ready: (count) => (count === 1 ? '1 creation is ready' : `${count} creations are ready`),
  character_reviewed: (count) =>
    count === 1 ? '1 character was reviewed' : `${count} characters were reviewed`,
  report_decided: (count) =>
    count === 1 ? '1 report was decided' : `${count} reports were decided`,
  plan_ending: () => 'Your plan ends soon',
};

export const digestLines = (counts: ReadonlyMap<NotificationTopic, number>): string[] =>
  NOTIFICATION_TOPICS.flatMap((topic) => {
    const count = counts.get(topic) ?? 0;
    return count === 0 ? [] : [DIGEST_TEXTS[topic](count)];
  });

const hourIn = (timeZone: string, at: Date): number => localTime(at, timeZone).getUTCHours();

const isQuietHour = (hour: number, { from, to }: QuietHours): boolean =>
  from <= to ? from <= hour && hour < to : hour >= from || hour < to;

const QUARTER_MS = 15 * 60_000;
const QUARTERS_OF_TWO_DAYS = 2 * 24 * 4;

/**
 * The end of the current quiet hours; undefined outside of them. Computed in steps of 15 minutes, since all UTC offsets
 * are multiples.
 */
export function quietUntil(
  quiet: QuietHours | null,
  timeZone: string,
  now: Date,
): Date | undefined {
  if (quiet === null || !isQuietHour(hourIn(timeZone, now), quiet)) return undefined;
  const next = Math.ceil((now.getTime() + 1) / QUARTER_MS) * QUARTER_MS;
  for (let at = 0; at < QUARTERS_OF_TWO_DAYS; at += 1) {
    const time = new Date(next + at * QUARTER_MS);
    if (!isQuietHour(hourIn(timeZone, time), quiet)) return time;
  }
  return undefined;
}

/** Digests are sent from this hour of the local day on. */
const DIGEST_HOUR = 9;
export const isDigestHour = (timeZone: string, now: Date): boolean =>
  hourIn(timeZone, now) >= DIGEST_HOUR;

export const hashOf = (secret: string): string =>
  createHash('sha256').update(secret).digest('base64url');

/** Never expires, because an email may be opened at any time; only valid for ending the emails. */
export const unsubscribeToken = (secret: Buffer, personId: string): string =>
  `${personId}.${createHmac('sha256', secret).update(personId).digest('base64url')}`;

export function readUnsubscribeToken(secret: Buffer, token: string): string | undefined {
  const [id = ''] = token.split('.', 1);
  return isUuid(id) && isSameSecret(token, unsubscribeToken(secret, id)) ? id : undefined;
}
