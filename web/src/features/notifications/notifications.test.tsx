// Notifications: the bell's count, the inbox with read marks, the settings, and the link that ends emails.
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Notification } from '@velour/contract/notifications.ts';
import { expect, test } from 'vitest';
import { refuse } from '../../lib/fake-server.ts';
import { openScreen } from '../../lib/screen-fixture.tsx';
import Bell from './bell.tsx';
import { LeaveEmails } from './leave-emails.tsx';
import { NotificationsSection } from './settings-section.tsx';

const one = (more: Partial<Notification> = {}): Notification => ({
  id: '01900000-0000-7000-8000-0000000000f1',
  topic: 'creation_ready',
  path: '/gallery',
  is_read: false,
  created_at: '2026-11-21T12:00:00.000Z',
  ...more,
});
const settings = {
  enabled: true,
  email_digest: false,
  quiet_hours: null,
  time_zone: 'Europe/Berlin',
};

test('the bell says how many are unread, and opening one reads it', async () => {
  const server = openScreen(<Bell />, '/', {
    'notifications.inbox': { notifications: [one()], unread_count: 1, next_cursor: null },
    'notifications.markRead': { unread_count: 0 },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Notifications, 1 unread' }));
  const link = await screen.findByRole('link', { name: /Your creation is ready/ });
  expect(link.getAttribute('href')).toBe('/gallery');
  await userEvent.click(link);
  await waitFor(() =>
    expect(server.bodiesOf('notifications.markRead')).toEqual([{ ids: [one().id] }]),
  );
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('all can be marked as read', async () => {
  const server = openScreen(<Bell />, '/', {
    'notifications.inbox': { notifications: [one()], unread_count: 1, next_cursor: null },
    'notifications.markRead': { unread_count: 0 },
  });
  await userEvent.click(await screen.findByRole('button', { name: /^Notifications/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Mark all as read' }));
  await waitFor(() => expect(server.bodiesOf('notifications.markRead')).toEqual([{}]));
});

test('an empty inbox says so, and one that fails can be tried again', async () => {
  const server = openScreen(<Bell />, '/', { 'notifications.inbox': refuse('request.invalid') });
  await userEvent.click(await screen.findByRole('button', { name: 'Notifications' }));
  await screen.findByText('We couldn’t load your notifications');
  server.answer({
    'notifications.inbox': { notifications: [], unread_count: 0, next_cursor: null },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Nothing new');
});

test('the daily email, quiet hours and everything are switched, in the time zone of the device', async () => {
  const server = openScreen(<NotificationsSection />, '/profile', {
    'notifications.settings': settings,
    'notifications.changeSettings': ({ body }) => body,
  });
  await userEvent.click(await screen.findByRole('switch', { name: 'Daily email' }));
  await waitFor(() =>
    expect(server.bodiesOf('notifications.changeSettings')).toMatchObject([{ email_digest: true }]),
  );
  await userEvent.click(screen.getByRole('switch', { name: 'Quiet hours' }));
  const { timeZone: time_zone } = new Intl.DateTimeFormat().resolvedOptions();
  await waitFor(() =>
    expect(server.bodiesOf('notifications.changeSettings')[1]).toMatchObject({
      quiet_hours: { from: 22, to: 8 },
      time_zone,
    }),
  );
  await userEvent.click(screen.getByRole('switch', { name: 'Notifications' }));
  await screen.findByText(/^Everything is off/);
  expect(screen.queryByRole('switch', { name: 'Daily email' })).toBeNull();
});

test('a browser without push says so', async () => {
  openScreen(<NotificationsSection />, '/profile', { 'notifications.settings': settings });
  await screen.findByText('This browser doesn’t support push notifications.');
});

test('the link of a mail ends the email with one button; a broken one says so', async () => {
  const server = openScreen(<LeaveEmails token="x.y" />, '/unsubscribe/x.y', {
    'notifications.unsubscribe': refuse('notification.not_found'),
  });
  const button = screen.getByRole('button', { name: 'Stop daily emails' });
  await userEvent.click(button);
  await screen.findByText(
    'We couldn’t unsubscribe you. The link may be incomplete. You can also turn off the daily email in your profile.',
  );
  server.answer({ 'notifications.unsubscribe': {} });
  await userEvent.click(button);
  await screen.findByRole('heading', { name: 'You’re unsubscribed' });
  expect(server.sentTo('notifications.unsubscribe')[0]?.params).toEqual({ token: 'x.y' });
});
