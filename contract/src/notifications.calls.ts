// Calls of notifications: push subscriptions, the inbox, the settings, and unsubscribing from emails.
import type { Call } from './endpoint.ts';

export const notificationsCalls = {
  register: {
    method: 'POST',
    path: '/notifications',
    access: 'anyone',
    summary: 'Register a push subscription and its topics; the token reads and changes it',
  },
  key: {
    method: 'GET',
    path: '/notification-key',
    access: 'anyone',
    summary: 'Get the public key that a browser subscribes with',
  },
  state: {
    method: 'GET',
    path: '/notifications/:token',
    access: 'anyone',
    summary: 'Get the state of a push subscription',
  },
  change: {
    method: 'PATCH',
    path: '/notifications/:token',
    access: 'anyone',
    summary: 'Change the topics of a push subscription',
  },
  remove: {
    method: 'DELETE',
    path: '/notifications/:token',
    access: 'anyone',
    summary: 'Remove a push subscription',
  },
  inbox: {
    method: 'GET',
    path: '/inbox',
    access: 'member',
    summary: 'List your notifications, newest first, with the unread count',
  },
  markRead: {
    method: 'POST',
    path: '/inbox/read',
    access: 'member',
    summary: 'Mark notifications as read: some by their ids, or all',
  },
  settings: {
    method: 'GET',
    path: '/notification-settings',
    access: 'member',
    summary: 'Get your notification settings',
  },
  changeSettings: {
    method: 'PUT',
    path: '/notification-settings',
    access: 'member',
    summary: 'Change your notification settings',
  },
  unsubscribe: {
    method: 'POST',
    path: '/unsubscribe/:token',
    access: 'anyone',
    summary: 'Stop email digests with the link in an email (RFC 8058)',
  },
} as const satisfies Record<string, Call>;
