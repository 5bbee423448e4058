// The script in index.html that runs before the first paint: accent, theme, the gate's veil, and who does not get the drawn view.
import { chooseGender } from '@velour/contract/browse.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import page from '../index.html?raw';

const script = /<script>([^]*?)<\/script>/.exec(page)?.[1] ?? '';
const root = document.documentElement;
const clear = () => root.getAttributeNames().forEach((name) => root.removeAttribute(name));

interface Browser {
  remembers?: Record<string, string>;
  search?: string;
  rating?: string;
  accent?: string;
  type?: string;
  experiments?: Record<string, string[]>;
  announcements?: { id: string }[];
}

/** Runs it as a page does, and answers what it has noted. */
function open({
  remembers = {},
  search = '',
  rating = 'sfw',
  accent,
  type = 'navigate',
  experiments,
  announcements,
}: Browser = {}) {
  for (const [key, value] of Object.entries(remembers))
    localStorage.setItem(`velour.${key}`, value);
  window.history.replaceState(null, '', `/${search}`);
  const config = document.createElement('script');
  config.id = 'site-config';
  config.type = 'application/json';
  config.textContent = JSON.stringify({
    content_rating: rating,
    accent,
    experiments,
    announcements,
  });
  document.body.replaceChildren(config);
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { type } as PerformanceNavigationTiming, // the rest is not read
  ]);
  new Function(script)();
  return Object.fromEntries(
    root.getAttributeNames().map((name) => [name, root.getAttribute(name)]),
  );
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  clear();
});

test('a visitor sees the server-rendered view, behind the age gate’s blur', () => {
  expect(open()).toEqual({ 'data-unasked': '' });
  expect(open({ remembers: { adult: 'no' } })).toEqual({ 'data-unasked': '' });
});

test('in discreet mode the tab is neutral, and a locked browser shows nothing that was drawn', () => {
  const remembers = { adult: 'yes', discreet: 'yes', lock: '{}' };
  expect(open({ remembers })).toEqual({ 'data-unlike': '' });
  expect(document.title).toBe('Notes');
  document.head.querySelector('title')?.remove();
  clear();
  sessionStorage.setItem('velour.unlocked', 'yes');
  expect(open({ remembers })).toEqual({});
  document.head.querySelector('title')?.remove();
  sessionStorage.clear();
});

test('after the age gate was answered, the page is shown at once, in the chosen theme', () => {
  expect(open({ remembers: { adult: 'yes', theme: 'light' } })).toEqual({ 'data-theme': 'light' });
  clear();
  expect(open({ remembers: { adult: 'yes', theme: '"><script>' } })).toEqual({});
});

const adult = { adult: 'yes' };
test.each<[string, Browser]>([
  ['a member', { remembers: { ...adult, member: '{"id":"x"}' } }],
  ['who keeps the menu small', { remembers: { ...adult, menu: 'small' } }],
  [
    'a visitor who may see more than a stranger',
    { remembers: { ...adult, visitor: '{}' }, rating: 'suggestive' },
  ],
  ['who comes back to a place', { remembers: adult, type: 'reload' }],
  ['who goes back', { remembers: adult, type: 'back_forward' }],
])('%s does not see the view that was rendered for visitors', (_, browser) => {
  expect(open(browser)).toEqual({ 'data-unlike': '' });
});

test.each([null, 'female', 'anime', 'male', 'robots'])(
  'where %s is remembered, the drawn tab is left in sight exactly if it is the one of this browser',
  (remembered) => {
    for (const requested of [null, 'female', 'anime', 'male', 'robots']) {
      clear();
      const search = requested === null ? '' : `?preference=${requested}`;
      const noted = open({
        remembers: { ...adult, ...(remembered === null ? {} : { gender: remembered }) },
        search,
      });
      const isSame = chooseGender(requested, remembered) === chooseGender(requested, null);
      expect('data-unlike' in noted, `${requested}`).toBe(!isSame);
    }
  },
);

test('a visitor of a site without an age gate sees the server-rendered view', () => {
  expect(open({ remembers: { ...adult, visitor: '{}' } })).toEqual({});
});

test('a browser that forbids storage is a stranger’s', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new Error('forbidden');
  });
  expect(open()).toEqual({ 'data-unasked': '' });
});

test('a site’s own accent is there before anything is painted, if it is a colour', () => {
  open({ accent: '#4477aa' });
  expect(root.style.getPropertyValue('--brand')).toBe('#4477aa');
  clear();
  vi.stubGlobal('CSS', { supports: () => false });
  expect(open({ accent: 'red;}body{display:none' })).toEqual({ 'data-unasked': '' });
});

test('variants are drawn once, and again only where theirs is no longer offered', () => {
  const experiments = { landing_one: ['a', 'b'], explore_grid: ['a', 'b'], over: [] };
  const drawn = open({ experiments })['data-experiments'];
  expect(drawn).toMatch(/^explore_grid:[ab],landing_one:[ab]$/);
  expect(localStorage.getItem('velour.experiments')).toBe(drawn);
  clear();
  // The page was left before it had counted them.
  expect(open({ experiments })['data-drawn']).toBe(drawn);
  localStorage.setItem('velour.experiments-counted', String(drawn));
  clear();
  expect(open({ experiments })['data-drawn']).toBe('');
  for (let n = 0; n < 20; n += 1) expect(open({ experiments })['data-experiments']).toBe(drawn);
  const won = { ...experiments, landing_one: ['c'] };
  expect(open({ experiments: won })['data-experiments']).toMatch(/,landing_one:c$/);
});

test('pictures of a variant are loaded in advance only where it is shown', () => {
  const experiments = { landing_one: ['a', 'b'] };
  const loaded = (variant: string) => {
    clear();
    document.head.innerHTML =
      '<template data-variant="landing_one:a"><link rel="preload" href="/face"></template>';
    open({ experiments, remembers: { experiments: `landing_one:${variant}` } });
    return document.head.querySelectorAll('link[rel=preload]').length;
  };
  expect(loaded('a')).toBe(1);
  expect(loaded('b')).toBe(0);
});

test('an announcement that the server drew is hidden where this device has dismissed it', () => {
  const announcements = [{ id: 'a1' }, { id: 'b2' }];
  expect(open({ announcements })).not.toHaveProperty('data-dismissed');
  const other = open({ announcements, remembers: { adult: 'yes', announcements: 'a12 c3' } });
  expect(other).not.toHaveProperty('data-dismissed');
  const own = open({ announcements, remembers: { adult: 'yes', announcements: 'c3 b2' } });
  expect(own).toHaveProperty('data-dismissed');
});
