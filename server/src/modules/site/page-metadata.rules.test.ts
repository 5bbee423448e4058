// Page metadata: every route has a screen, public pages have descriptions, personal pages are not indexed.
import { NO_TRAITS } from '@velour/contract/character-limits.ts';
import type { Character } from '@velour/contract/characters.ts';
import { expect, test } from 'vitest';
import { metadataOf, screenAt, shorten, type Facts } from './page-metadata.rules.ts';

const id = '019b7600-0001-7a01-8c41-5b0e9d37f101';
const site = { name: 'Velour', tagline: 'Company with character.', content_rating: 'sfw' } as const;
const at = (path: string, more: Partial<Facts> = {}) =>
  metadataOf({ site, origin: 'https://velour.example', path, screen: screenAt(path), ...more });

const maren: Character = {
  is_public: true,
  id,
  name: 'Maren',
  slug: 'maren',
  gender: 'female',
  age: 36,
  tagline: 'Brings big ships home.',
  description: 'A pilot on a fjord.',
  greeting: '',
  alternate_greetings: [],
  personality: '',
  scenario: '',
  traits: NO_TRAITS,
  tags: ['sea', 'calm'],
  is_official: true,
  is_exclusive: false,
  portrait_url: '/assets/a/512.webp',
  hover_url: null,
  gallery_urls: [],
  preview: '',
  rating: 'safe',
  stats: { chats: 0, messages: 0, likes: 0 },
  creator: null,
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-02T00:00:00.000Z',
};

test.each([
  ['/', 'home'],
  ['/featured', 'featured'],
  [`/maren/${id}/chat`, 'character_chat'],
  ['/chats', 'chats'],
  [`/chats/${id}`, 'chats'],
  ['/create/choose-hair', 'create'],
  ['/generate-image/x', 'generate_image'],
  ['/admin/tags', 'admin'],
  ['/my-character/choose-image/x', 'choose_image'],
  ['/auth/google', 'google'],
])('%s is the screen %s', (path, name) => expect(screenAt(path)?.name).toBe(name));

test.each([
  ...['/nothing', '/featured/more', '/maren/chat', '/terms-and-conditions/x', '//', '/..'],
  ...['/admin/else', '/chats/5/6', '/generate-image/5/6', '/create/choose-else', '/removal/1/2'],
])('%s is no screen and answers 404', (path) => {
  expect(screenAt(path)).toBeUndefined();
  const title = 'Page not found · Velour';
  expect(at(path)).toMatchObject({ status: 404, is_listed: false, title });
});

test.each([
  [`/maren/${id}/chat`, 'Velour', 'Character not found · Velour'],
  [`/dome/quiet-voices/${id}`, 'Velour', 'Collection not found · Velour'],
  [`/creator/${id}`, 'A creator · Velour', 'A creator · Velour'],
  ['/chats/else', 'Chats · Velour', 'Chat not found · Velour'],
])('%s has the status 404 if its content does not exist', (path, title, missing) => {
  expect(at(path, { status: 404 })).toMatchObject({
    status: 404,
    is_listed: false,
    title: missing,
  });
  expect(at(path)).toMatchObject({ status: 200, title });
});

test('the page of a character that was public answers 410 once it is deleted', () => {
  const title = 'Character is not public anymore · Velour';
  const head = at(`/maren/${id}/chat`, { status: 410 });
  expect(head).toMatchObject({ status: 410, is_listed: false, title });
});

test.each([
  ...['/', '/featured', '/exclusive', '/premium', '/safety', '/verify', '/removal'],
  ...['/terms-and-conditions', '/privacy-policy', '/exemption'],
])('%s introduces itself', (path) => {
  const head = at(path);
  expect(head).toMatchObject({ status: 200, is_listed: true });
  expect(head.canonical).toBe(`https://velour.example${path}`);
  expect(head.title).toContain('Velour');
  expect(head.description.length).toBeGreaterThan(30);
  expect(head.structured).toMatchObject({ '@context': 'https://schema.org' });
});

test.each([
  ['/chats', 'Chats'],
  ['/profile', 'Profile'],
  ['/admin/characters', 'Admin'],
  ['/gallery', 'Gallery'],
  ['/login', 'Sign In'],
  ['/create/choice', 'Create a character'],
  ['/feedback', 'Send feedback'],
  ['/removal/4711', 'Report or remove content'],
])('%s is not indexed and only has the title %s', (path, title) => {
  const head = at(path);
  expect(head).toMatchObject({ is_listed: false, title: `${title} · Velour` });
  expect(head.structured).toBeUndefined();
});

test('a character is introduced by name, under one address whatever slug led here', () => {
  const head = at(`/somebody/${id}/chat`, { character: maren });
  expect(head).toMatchObject({
    title: 'Maren, 36 · Velour',
    description: 'Brings big ships home. A pilot on a fjord.',
    canonical: `https://velour.example/maren/${id}/chat`,
    is_listed: true,
  });
  expect(JSON.stringify(head.structured)).toContain('"@type":"CreativeWork"');
  expect(JSON.stringify(head.structured)).not.toContain('"Person"');
});

test('a character that is not public and safe is not in the head', () => {
  const head = at(`/maren/${id}/chat`);
  expect(head).toMatchObject({ status: 200, title: 'Velour', is_listed: false });
  expect(head.structured).toBeUndefined();
});

test('a dome has a title, a description and one address whatever slug led here', () => {
  const dome = { id, slug: 'quiet-voices', title: 'Quiet voices', description: 'Gentle company.' };
  expect(at(`/dome/old-name/${id}`, { dome })).toMatchObject({
    status: 200,
    title: 'Quiet voices · Velour',
    description: 'Gentle company.',
    canonical: `https://velour.example/dome/quiet-voices/${id}`,
    is_listed: true,
  });
  expect(at(`/dome/old-name/${id}`)).toMatchObject({ title: 'Velour', is_listed: false });
});

/** Required properties of schema.org and of search engines; other types are not used. */
const NEEDED: Readonly<Record<string, readonly string[]>> = {
  WebSite: ['name', 'url', 'description', 'potentialAction'],
  SearchAction: ['target', 'query-input'],
  EntryPoint: ['urlTemplate'],
  WebPage: ['name', 'url'],
  CollectionPage: ['name', 'url'],
  CreativeWork: ['name', 'url', 'headline', 'abstract', 'image', 'dateCreated', 'dateModified'],
  Person: ['name'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
};
const ADDRESSES = new Set(['url', 'image', 'item', 'urlTemplate']);
const TIMES = new Set(['dateCreated', 'dateModified']);

/** Checks every typed object, and returns the types. */
function typesIn(value: unknown, key = ''): string[] {
  expect(value, key).not.toBeNull();
  expect(value, key).not.toBe('');
  expect(value, key).not.toEqual([]);
  if (ADDRESSES.has(key)) expect(value, key).toMatch(/^https:\/\/velour\.example\//);
  if (TIMES.has(key)) expect(new Date(String(value)).toISOString(), key).toBe(value);
  if (Array.isArray(value)) return value.flatMap((one) => typesIn(one, key));
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.entries(value).flatMap(([name, one]) => typesIn(one, name));
  if ('@graph' in value) return inside;
  const type = '@type' in value ? String(value['@type']) : expect.fail(`${key} has a type`);
  for (const name of NEEDED[type] ?? expect.fail(`${type} is a known type`))
    expect(Object.keys(value), type).toContain(name);
  return [type, ...inside];
}

const dome = { id, slug: 'quiet-voices', title: 'Quiet voices', description: 'Gentle company.' };
const creator = { id, name: 'Ann' };
const step = ['BreadcrumbList', 'ListItem', 'ListItem'];

const pages: [string, Partial<Facts>, string[]][] = [
  ['/', {}, ['WebSite', 'SearchAction', 'EntryPoint']],
  ['/featured', {}, ['CollectionPage']],
  ['/exclusive', {}, ['CollectionPage']],
  ['/premium', {}, ['WebPage']],
  ['/safety', {}, ['WebPage']],
  ['/verify', {}, ['WebPage']],
  ['/removal', {}, ['WebPage']],
  ['/exemption', {}, ['WebPage']],
  ['/privacy-policy', {}, ['WebPage']],
  ['/terms-and-conditions', {}, ['WebPage']],
  [`/dome/quiet-voices/${id}`, { dome }, ['CollectionPage']],
  [`/maren/${id}/chat`, { character: maren }, ['CreativeWork', ...step]],
  [`/maren/${id}/chat`, { character: { ...maren, tags: [] } }, ['CreativeWork', ...step]],
  [`/maren/${id}/chat`, { character: { ...maren, creator } }, ['CreativeWork', 'Person', ...step]],
];

test.each(pages)('the structured data of %s are complete', (path, more, types) => {
  const { structured } = at(path, more);
  expect(structured).toMatchObject({ '@context': 'https://schema.org' });
  expect(typesIn(JSON.parse(JSON.stringify(structured)))).toEqual(types);
});

test('a site for adults labels every page', () => {
  const rated = { ...site, content_rating: 'suggestive' } as const;
  expect(at('/', { site: rated }).rating).toMatch(/^RTA/);
  expect(at('/').rating).toBeUndefined();
});

test('long texts end at a word', () => {
  expect(shorten('one two three four', 12)).toBe('one two…');
  expect(shorten('short', 12)).toBe('short');
  expect(shorten('x'.repeat(50), 20)).toHaveLength(20);
});

test('only where a sign-in passes through is the page tied to who opened it', () => {
  expect(at('/auth/google').has_secret_address).toBe(true);
  expect(at('/telegram-redirect').has_secret_address).toBe(true);
  for (const path of ['/', '/login', '/profile', '/nowhere'])
    expect(at(path).has_secret_address, path).toBeFalsy();
});
