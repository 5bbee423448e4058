// The first view as the server draws it: the names as words, nothing that the policy refuses, and what the browser draws, too.
import { act } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import type { PreloadedRefusal, PreloadedResponse } from '@velour/contract/browse.ts';
import { errors, type ErrorCode } from '@velour/contract/errors.ts';
import { character as listed, pageOf } from './features/catalogue/fixtures.ts';
import { handlesAt } from './lib/navigation/matched.ts';
import { createQueryClient } from './lib/query-client.ts';
import { defaults, siteConfig } from './lib/site-config.ts';

vi.hoisted(() => {
  // No call is answered, and nothing has a size.
  window.fetch = () => new Promise(() => undefined);
  Element.prototype.getBoundingClientRect = () => new DOMRect(0, 0, 358, 0);
});
const { App } = await import('./app.tsx');
const { takeFirstAnswers } = await import('./features/catalogue/preloaded-data.ts');
const { routes } = await import('./router.tsx');
const { codeOf, draw: drawView } = await import('./first-view.tsx');

const NOW = Date.parse('2026-05-01T12:00:00.000Z');
const hostile = '</a><script>alert(1)</script>"\'&';

const character = (at: number, name = `Mara ${at}`) =>
  listed(at, {
    name,
    tagline: `${hostile} closes the bar`,
    creator: { id: 'c', name: hostile },
    is_exclusive: at % 2 === 0,
    portrait_url: `/assets/019a0000-0000-7000-8000-${String(at).padStart(12, '0')}/520`,
    preview: 'data:image/webp;base64,AAAA',
    created_at: '2026-04-28T00:00:00.000Z',
  });
const everyone = Array.from({ length: 12 }, (_, at) => character(at + 1));
const gender = 'female';
const domeOf = (id: string, title: string, characters = everyone) => ({
  id,
  title,
  slug: id,
  description: hostile,
  gender: null,
  characters,
});
const written = JSON.stringify([
  {
    call: 'domes',
    query: { gender },
    reply: {
      domes: [
        domeOf('a', hostile, [character(1, hostile), ...everyone.slice(1)]),
        domeOf('b', 'Second'),
      ],
      exclusive: [],
      banner: everyone.slice(0, 3),
    },
  },
  {
    call: 'list',
    query: { gender, sort: 'popular', on_domes: 'last' },
    reply: pageOf(everyone),
  },
  { call: 'tags', query: { gender }, reply: { tags: [{ name: hostile, count: 1 }] } },
] satisfies PreloadedResponse[]);
const config: typeof defaults = { ...defaults, name: hostile, tagline: hostile };
const draw = (address = '/?preference=female', answers = written, settings = config) =>
  drawView({ config: settings, address, answers, drawn_at: NOW });

let root: Root | undefined;
afterEach(() => {
  act(() => root?.unmount());
  root = undefined;
  document.body.innerHTML = '';
});

test('any name is rendered as text', async () => {
  const html = await draw();
  expect(html).not.toContain('<script');
  expect(html).toContain('&lt;/a&gt;&lt;script&gt;alert(1)&lt;/script&gt;&quot;&#x27;&amp;');
});

test('nothing in it needs more than the page’s policy gives', async () => {
  const html = await draw();
  expect(html).not.toMatch(/\sstyle=|\son\w+=|javascript:/);
  expect(html.startsWith('<div')).toBe(true);
});

test('its first pictures come at once and are seen as soon as they come', async () => {
  const html = await draw();
  document.body.innerHTML = html;
  const [first] = document.querySelectorAll<HTMLImageElement>('img[fetchpriority=high]');
  expect(first?.getAttribute('srcset')).toContain('-000000000001/360 360w');
  expect(first?.className).toContain('opacity-100');
});

test('rendering one site leaves nothing in the page of another', async () => {
  await draw();
  const address = '/?preference=female';
  const other = await drawView({ config: defaults, address, answers: '[]', drawn_at: NOW });
  expect(other).toContain(defaults.tagline);
  expect(other).not.toContain('alert(1)');
});

interface Taking {
  now?: number;
  address?: string;
  answers?: string;
  settings?: typeof defaults;
  /** What the server draws with, where that is something else. */
  drawn?: { address: string; answers: string };
}

async function takeOver({
  now = NOW,
  address = '/',
  answers = written,
  settings = config,
  drawn,
}: Taking = {}) {
  window.history.replaceState(null, '', address);
  const html = await draw(drawn?.address ?? address, drawn?.answers ?? answers, settings);
  document.body.innerHTML = `<div id="root">${html}</div>`;
  const box = document.getElementById('root') as HTMLElement; // written just above
  const before = box.querySelector('main a');
  const complaints: unknown[] = [];
  vi.spyOn(console, 'error').mockImplementation((...words) => void complaints.push(words));
  const queries = createQueryClient();
  takeFirstAnswers(queries, { written: answers, seesMore: false });
  const clock = vi.spyOn(Date, 'now').mockReturnValue(now);
  await act(async () => {
    root = hydrateRoot(
      box,
      <App queries={queries} history={createBrowserHistory({ v5Compat: true })} drawnAt={NOW} />,
      { onRecoverableError: (error) => void complaints.push(error) },
    );
  });
  clock.mockRestore();
  vi.restoreAllMocks();
  return { box, before, complaints };
}

test('the browser hydrates it unchanged, and then renders the rest', async () => {
  localStorage.setItem('velour.adult', 'yes');
  const { box, before, complaints } = await takeOver();
  expect(complaints).toEqual([]);
  expect(box.contains(before)).toBe(true);
  expect(box.querySelectorAll('main section')).toHaveLength(4);
  expect(box.querySelectorAll('[aria-labelledby=shelf-a] [role=group] a')).toHaveLength(12);
  expect(box.querySelectorAll('[aria-labelledby=shelf-b] [role=group] a')).toHaveLength(12);
});

test('an announcement is drawn, and taken away where this device has dismissed it', async () => {
  const id = '019a0000-0000-7000-8000-0000000000aa';
  const announcement = {
    id,
    text: 'Back at ten.',
    link: '',
    link_label: '',
    ...({ tone: 'info', audience: 'everyone' } as const),
    from: '2026-01-01T00:00:00.000Z',
    until: null,
  };
  localStorage.setItem('velour.adult', 'yes');
  const settings = { ...config, announcements: [announcement] };
  const html = await draw(undefined, written, settings);
  expect(html).toContain('Back at ten.');
  const seen = await takeOver({ settings });
  expect(seen.complaints).toEqual([]);
  expect(seen.box.textContent).toContain('Back at ten.');
  act(() => root?.unmount());
  localStorage.setItem('velour.announcements', id);
  document.documentElement.dataset['dismissed'] = '';
  const { box, complaints } = await takeOver({ settings });
  expect(complaints).toEqual([]);
  expect(box.textContent).not.toContain('Back at ten.');
  expect(document.documentElement.dataset).not.toHaveProperty('dismissed');
});

test('a clock that is weeks apart does not tear it down', async () => {
  const { complaints } = await takeOver({ now: NOW + 90 * 24 * 60 * 60_000 });
  expect(complaints).toEqual([]);
});

test('it is rendered with the page’s own configuration', async () => {
  await draw();
  expect(siteConfig.tagline).toBe(hostile);
});

const id = '019a0000-0000-7000-8000-000000000001';
const met = {
  ...character(1, 'Maren'),
  id,
  is_public: true,
  description: 'Keeps bees.',
  greeting: 'You *came*.',
  alternate_greetings: [],
  personality: '',
  scenario: 'A bar at closing time.',
  traits: {},
  rating: 'sfw',
  gallery_urls: [],
  updated_at: '2026-04-28T00:00:00.000Z',
};
const plan = {
  id: 'p12',
  name: '12 months',
  months: 12,
  tokens_per_month: 100,
  usd_price: 43.65,
  usd_price_per_month: 3.64,
  usd_list_price: 155.88,
  discount: 72,
};
const stats = { characters: 12, chats: 3, messages: 9, likes: 1 };
const shared = {
  id,
  url: `/assets/${id}/720`,
  preview: 'data:image/webp;base64,AAAA',
  width: 3,
  height: 4,
  character: character(2),
  creator: { id: 'rosa', name: 'Rosa' },
  created_at: '2026-04-28T00:00:00.000Z',
};
const query = { gender };
const tags = { call: 'tags', query, reply: { tags: [] } } as const;

test('the scripts of a screen are those that the build noted for its source, once each', () => {
  const featured = handlesAt(routes, { pathname: '/featured' }).filter(isScreen);
  expect(featured.length).toBeGreaterThan(0);
  for (const screen of featured) Object.assign(screen, { file: 'src/routes/featured.tsx' });
  globalThis.SCREEN_CODE = { 'src/routes/featured.tsx': ['/app/a.js', '/app/b.js', '/app/a.js'] };
  expect(codeOf('/featured')).toEqual(['/app/a.js', '/app/b.js']);
  globalThis.SCREEN_CODE = undefined;
  expect(codeOf('/featured')).toEqual([]);
});

const isScreen = (handle: unknown): handle is object =>
  typeof handle === 'object' && handle !== null && 'load' in handle;

/** What each screen shows of its own, drawn from these answers. */
const screens: [string, RegExp, PreloadedResponse[]][] = [
  [
    '/featured',
    /<h1[^>]*>Public.*Picture of Mara 2 by Rosa/s,
    [
      { call: 'listPublic', query: { gender, sort: 'popular' }, reply: pageOf(everyone) },
      { call: 'leaderboard', query, reply: { entries: [] } },
      tags,
      { call: 'shared', query, reply: { pictures: [shared], next_cursor: null } },
    ],
  ],
  [
    '/generate-image',
    /<h1[^>]*>Char Studio.*Mara 3/s,
    [{ call: 'list', query, reply: pageOf(everyone) }],
  ],
  [
    '/premium',
    /\$43\.65.*Mara 3/s,
    [
      { call: 'plans', query: {}, reply: { plans: [plan] } },
      { call: 'exclusive', query: { limit: '12' }, reply: pageOf(everyone) },
    ],
  ],
  [
    `/maren/${id}/chat`,
    /<h1[^>]*>.*Maren.*You <em[^>]*>came/s,
    [{ call: 'character', query: { char_id: id }, reply: met }],
  ],
  [
    `/creator/${id}`,
    /<h1[^>]*>Rosa/,
    [
      { call: 'creator', query: { creator_id: id }, reply: { id, name: 'Rosa', stats } },
      { call: 'creator_characters', query: { creator_id: id }, reply: pageOf(everyone) },
    ],
  ],
  [
    '/exclusive',
    /<h1[^>]*>Exclusive.*Mara 3/s,
    [{ call: 'exclusive_pages', query, reply: pageOf(everyone) }],
  ],
  [
    `/dome/night/${id}`,
    /<h1[^>]*>Night owls.*Mara 3/s,
    [
      { call: 'dome', query: { dome_id: id }, reply: domeOf(id, 'Night owls', []) },
      { call: 'dome_characters', query: { dome_id: id }, reply: pageOf(everyone) },
    ],
  ],
  ['/safety', /<h1/, []],
  ['/verify', /<h1/, []],
  ['/terms-and-conditions', /<h1/, []],
  ['/privacy-policy', /<h1/, []],
  ['/exemption', /<h1/, []],
  ['/removal', /<h1/, []],
];

test.each(screens)('%s is drawn with its words and taken over', async (address, words, answers) => {
  localStorage.setItem('velour.adult', 'yes');
  const html = await draw(address, JSON.stringify(answers));
  expect(html).toMatch(words);
  expect(html.match(/<h1/g)).toHaveLength(1);
  const { complaints } = await takeOver({ address, answers: JSON.stringify(answers) });
  expect(complaints).toEqual([]);
});

const refusedAt = (
  call: PreloadedRefusal['call'],
  param: string,
  code: ErrorCode,
): ((id: string) => string) => {
  const { status, title } = errors[code];
  return (none) =>
    JSON.stringify([{ call, query: { [param]: none }, refusal: { code, status, title } }]);
};
const deleted = refusedAt('character', 'char_id', 'character.deleted');
const unknown = refusedAt('character', 'char_id', 'character.not_found');
const noDome = refusedAt('dome', 'dome_id', 'dome.not_found');
const noCreator = refusedAt('creator', 'creator_id', 'creator.not_found');

test.each([
  ['/nothing/here', '/-', /<h1[^>]*>[^<]+/, () => '[]'],
  [`/maren/${id}/chat?ref=x`, '/-/none/chat', /<h1[^>]*>Character is not public/, deleted],
  [`/maren/${id}/chat`, '/-/none/chat', /<h1[^>]*>Character not found/, unknown],
  [`/dome/night/${id}`, '/dome/-/none', /<h1[^>]*>Collection not found/, noDome],
  [`/creator/${id}`, '/creator/none', /<h1[^>]*>No public characters/, noCreator],
])('%s, where nothing is, is drawn for all such addresses', async (address, any, words, said) => {
  localStorage.setItem('velour.adult', 'yes');
  const drawn = { address: any, answers: said('none') };
  expect(await draw(drawn.address, drawn.answers)).toMatch(words);
  const { box, complaints } = await takeOver({ address, answers: said(id), drawn });
  expect(complaints).toEqual([]);
  const about = encodeURIComponent(address.split('?')[0] ?? '');
  const hrefs = Array.from(box.querySelectorAll('a'), (link) => link.getAttribute('href'));
  if (!/dome|creator/.test(address)) expect(hrefs).toContain(`/removal?about=${about}`);
});
