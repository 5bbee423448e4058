// Redirects after sign-in stay on this site, whatever a malicious link contains.
import { expect, test } from 'vitest';
import { safeRedirect } from './redirect.ts';

const origin = 'https://velour.example';

test.each([
  '/',
  '/profile',
  '/profile?tab=plan#devices',
  '/chats/0190?after=5',
  '/mara/5/chat',
  '/?preference=anime',
  '/search?next=https://elsewhere.example',
  '/%2F%2Felsewhere.example',
])('%s is gone to', (path) => {
  expect(safeRedirect(path, origin)).toBe(path);
});

const elsewhere = [
  'elsewhere.example',
  'elsewhere.example/path',
  'http://elsewhere.example',
  'https://elsewhere.example',
  'HTTPS://elsewhere.example',
  'https:elsewhere.example',
  'https:/elsewhere.example',
  '//elsewhere.example',
  '///elsewhere.example',
  '////elsewhere.example',
  '/\\elsewhere.example',
  '\\/elsewhere.example',
  '\\\\elsewhere.example',
  '/\\/elsewhere.example',
  '//\\elsewhere.example',
  '/\t/elsewhere.example',
  '/\n/elsewhere.example',
  '/\r/elsewhere.example',
  '/\t\\elsewhere.example',
  '\t//elsewhere.example',
  ' //elsewhere.example',
  ' https://elsewhere.example',
  '//user@elsewhere.example',
  '//velour.example@elsewhere.example',
  'https://velour.example@elsewhere.example',
  'https://velour.example.elsewhere.example',
  '//velour.example.elsewhere.example',
  '//elsewhere.example:443/path',
  '//[::1]/',
  '//127.0.0.1',
  '//2130706433',
  '//%65lsewhere.example',
  '/.//elsewhere.example',
  '/..//elsewhere.example',
  '/./\\elsewhere.example',
  '/a/..//elsewhere.example',
  '/a/../\\elsewhere.example',
  '/%2e//elsewhere.example',
  '/%2e%2e//elsewhere.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'javascript://velour.example/%0aalert(1)',
  'data:text/html,hello',
  'vbscript:msgbox(1)',
  'blob:https://velour.example/5',
  'file:///etc/hosts',
  'about:blank',
  'mailto:sam@elsewhere.example',
  'ftp://elsewhere.example',
  'ws://elsewhere.example',
  '?redirect=//elsewhere.example',
  '#//elsewhere.example',
  '.',
  '..',
  './profile',
  '../profile',
  'profile',
  '@elsewhere.example',
  ':elsewhere.example',
  '\u2215\u2215elsewhere.example',
  '\uff0f\uff0felsewhere.example',
  '\u0000//elsewhere.example',
  '',
  ' ',
];

test.each(elsewhere)('%j is not a safe redirect', (path) => {
  expect(safeRedirect(path, origin)).toBeUndefined();
});

test.each(['//', '\\\\', '/\\', '/\t/', '/./\\', 'https://', 'https:\\\\'].map((way) => [way]))(
  'an own host name behind %j is no reason to trust it',
  (way) => {
    expect(safeRedirect(`${way}velour.example/profile`, origin)).toBeUndefined();
  },
);

test('no redirect was requested', () => {
  expect(safeRedirect(null, origin)).toBeUndefined();
});
