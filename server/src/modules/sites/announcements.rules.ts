// Pure rules of announcements: when they are live, and how the list in a site's record changes.
import type { Announcement, ListedAnnouncement } from '@velour/contract/announcements.ts';

/** Above this number, past ones are removed; the audit log still contains them. */
export const MAX_ANNOUNCEMENTS = 50;

export function toListedAnnouncement(one: Announcement, now: Date): ListedAnnouncement {
  if (one.until !== null && Date.parse(one.until) <= now.getTime())
    return { ...one, state: 'ended' };
  return { ...one, state: Date.parse(one.from) <= now.getTime() ? 'live' : 'scheduled' };
}

export const liveAnnouncements = (all: readonly Announcement[], now: Date): Announcement[] =>
  all.filter((one) => toListedAnnouncement(one, now).state === 'live');

/** Undefined if too many are live or scheduled. */
export function withAnnouncement(
  all: readonly Announcement[],
  added: Announcement,
  now: Date,
): Announcement[] | undefined {
  const isOver = (one: Announcement) => toListedAnnouncement(one, now).state === 'ended';
  const room = MAX_ANNOUNCEMENTS - 1 - all.filter((one) => !isOver(one)).length;
  if (room < 0) return undefined;
  const past = new Set(all.filter(isOver).slice(0, room));
  return [added, ...all.filter((one) => !isOver(one) || past.has(one))];
}
