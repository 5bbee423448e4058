// When announcements are live, and which of them a site's record keeps.
import type { Announcement } from '@velour/contract/announcements.ts';
import { describe, expect, test } from 'vitest';
import {
  liveAnnouncements,
  MAX_ANNOUNCEMENTS,
  toListedAnnouncement,
  withAnnouncement,
} from './announcements.rules.ts';

const now = new Date('2026-05-10T12:00:00.000Z');
const one = (from: string, until: string | null, id = 'a'): Announcement => ({
  id,
  text: 'New.',
  link: '',
  link_label: '',
  tone: 'info',
  audience: 'everyone',
  from: `2026-05-${from}T12:00:00.000Z`,
  until: until && `2026-05-${until}T12:00:00.000Z`,
});

describe('announcements', () => {
  test.each([
    ['10', null, 'live'],
    ['11', null, 'scheduled'],
    ['09', '10', 'ended'],
    ['09', '11', 'live'],
    ['11', '10', 'ended'],
  ])('from day %s until day %s is %s on day 10', (from, until, state) => {
    expect(toListedAnnouncement(one(from, until), now).state).toBe(state);
    expect(liveAnnouncements([one(from, until)], now)).toHaveLength(state === 'live' ? 1 : 0);
  });

  test('the oldest past announcements are removed, and live ones never are', () => {
    const past = Array.from({ length: MAX_ANNOUNCEMENTS }, (_, at) => one('01', '02', `p${at}`));
    const left = withAnnouncement([one('10', null, 'live'), ...past], one('12', null, 'new'), now);
    expect(left).toHaveLength(MAX_ANNOUNCEMENTS);
    expect(left?.slice(0, 3).map(({ id }) => id)).toEqual(['new', 'live', 'p0']);
    const full = Array.from({ length: MAX_ANNOUNCEMENTS }, () => one('10', null));
    expect(withAnnouncement(full, one('10', null), now)).toBeUndefined();
  });
});
