// Visits: counted once per page load with the assigned variants, and again once the person is known.
import { expect, test } from 'vitest';
import { fakeServer } from '../../lib/fake-server.ts';
import { siteConfig } from '../../lib/site-config.ts';
import { countVisit } from './visits.ts';

const ab_group = 'explore_grid:b,landing_one:a';

test('a visit is counted once, and its person once more when they are known; admin screens are not', async () => {
  const marks = document.documentElement.dataset;
  marks['experiments'] = ab_group;
  marks['drawn'] = 'landing_one:a';
  siteConfig.experiments = { explore_grid: ['a', 'b'], landing_one: ['a', 'b'] };
  const server = fakeServer({ 'stats.visit': { done: true } });
  window.history.replaceState(null, '', '/admin/payments');
  await countVisit('member');
  expect(server.bodiesOf('stats.visit')).toEqual([]);
  window.history.replaceState(null, '', '/');
  for (const kind of ['anonymous', 'anonymous', 'member']) await countVisit(kind);
  expect(server.bodiesOf('stats.visit')).toEqual([
    { is_visit: true, ab_group, drawn: 'landing_one:a' },
    { is_visit: false, ab_group, drawn: '' },
  ]);
  expect(localStorage.getItem('velour.experiments-counted')).toBe(ab_group);
});
