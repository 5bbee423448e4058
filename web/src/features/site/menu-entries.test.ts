// The menus of the specification, as tables.
import { expect, test } from 'vitest';
import {
  entriesFor,
  isCurrent,
  menuEntries,
  profileEntry,
  type MenuEntry,
} from './menu-entries.ts';

const signedOut = { kind: 'anonymous', is_admin: false } as const;
const visitor = { kind: 'visitor', is_admin: false } as const;
const member = { kind: 'member', is_admin: false } as const;
const admin = { kind: 'member', is_admin: true } as const;

const written = (entries: readonly MenuEntry[]) => entries.map(({ label, to }) => `${label} ${to}`);

const top = [
  'Explore /',
  'Public /featured',
  'Chats /chats',
  'Gallery /gallery',
  'My Characters /my-character',
  'Char Studio /generate-image',
];

test.each([
  ['nobody', signedOut, top],
  ['a visitor', visitor, top],
  ['a member', member, top],
  ['an admin', admin, [...top.slice(0, 5), 'Admin /admin', ...top.slice(5)]],
])('the upper menu of %s', (_, who, expected) => {
  expect(written(entriesFor('top', who))).toEqual(expected);
});

test.each([
  ['nobody', signedOut, ['Subscription /premium', 'Login /login']],
  ['a visitor', visitor, ['Subscription /premium', 'Login /login']],
  ['a member', member, ['Subscription /premium', 'Setting /profile', 'Logout /']],
  ['an admin', admin, ['Subscription /premium', 'Setting /profile', 'Logout /']],
])('the lower menu of %s', (_, who, expected) => {
  expect(written(entriesFor('bottom', who))).toEqual(expected);
});

test.each([signedOut, visitor, member, admin])(
  'the mobile menu is the same for everybody',
  (who) => {
    expect(written(entriesFor('mobile', who))).toEqual([
      'Explore /',
      'Chats /chats',
      'Studio /generate-image',
      'Characters /my-character',
      'Premium /premium',
    ]);
  },
);

test('an admin flag without a sign-in opens nothing', () => {
  const odd = { kind: 'visitor', is_admin: true } as const;
  expect(written(entriesFor('top', odd))).toEqual(top);
});

test('the second variant of the settings is called Profile', () => {
  expect(profileEntry).toMatchObject({ label: 'Profile', to: '/profile', requiresAuth: true });
});

const entry = (to: string) => menuEntries.find((one) => one.to === to && !one.action);

test.each([
  ['/', '/', true],
  ['/', '/featured', false],
  ['/', '/chats', false],
  ['/chats', '/chats', true],
  ['/chats', '/chats/42', true],
  ['/chats', '/chatsalot', false],
  ['/generate-image', '/generate-image/7', true],
  ['/generate-image', '/generate-video', false],
  ['/my-character', '/my-character/choose-image/7', true],
  ['/admin', '/admin/characters', true],
  ['/premium', '/', false],
])('the entry %s at %s is current: %s', (to, pathname, expected) => {
  const found = entry(to);
  expect(found && isCurrent(found, pathname)).toBe(expected);
});

test('logging out is never where one is', () => {
  const logout = menuEntries.find((one) => one.action === 'logout');
  expect(logout && isCurrent(logout, '/')).toBe(false);
});
