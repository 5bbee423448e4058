// The announcement bar: one announcement at a time, by audience, and not shown again after it was dismissed.
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Announcement } from '@velour/contract/announcements.ts';
import { afterEach, expect, test } from 'vitest';
import { memory } from '../../lib/storage.ts';
import { renderScreen } from '../../lib/screen-fixture.tsx';
import { AnnouncementBar } from './announcement-bar.tsx';

const announcement = (id: string, more: Partial<Announcement> = {}): Announcement => ({
  id,
  text: `Text ${id}`,
  link: '',
  link_label: '',
  tone: 'info',
  audience: 'everyone',
  from: '2026-05-01T00:00:00.000Z',
  until: null,
  ...more,
});

const show = (announcements: Announcement[], isMember = false) =>
  renderScreen(<AnnouncementBar announcements={announcements} isMember={isMember} />, '/');

afterEach(() => memory.write('announcements', null));

test('dismissing one shows the next, warnings first, and none is shown again', async () => {
  const all = [announcement('a'), announcement('b', { tone: 'warning' })];
  show(all);
  expect(screen.getByText('Text b')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss announcement' }));
  expect(screen.getByText('Text a')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss announcement' }));
  expect(screen.queryByRole('region', { name: 'Announcement' })).toBeNull();
  cleanup();
  show([...all, announcement('c')]);
  expect(screen.getByText('Text c')).toBeTruthy();
});

test('announcements for members are not shown to visitors', () => {
  const only = [announcement('a', { audience: 'members' })];
  show(only);
  expect(screen.queryByText('Text a')).toBeNull();
  cleanup();
  show(only, true);
  expect(screen.getByText('Text a')).toBeTruthy();
});

test('its link leads to a screen of the site', () => {
  show([announcement('a', { link: '/premium', link_label: 'See plans' })]);
  expect(screen.getByRole('link', { name: 'See plans' }).getAttribute('href')).toBe('/premium');
});
