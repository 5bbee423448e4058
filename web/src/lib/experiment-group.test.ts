// The visitor's experiment group: the assigned variants, without experiments that have ended.
import { expect, test } from 'vitest';
import { groupOf } from './experiment-group.ts';

const both = ['a', 'b'];

test.each([
  [
    'explore_grid:a,landing_one:b',
    { explore_grid: both, landing_one: both },
    'explore_grid:a,landing_one:b',
  ],
  ['explore_grid:a,landing_one:b', { explore_grid: both, landing_one: ['b'] }, 'explore_grid:a'],
  ['landing_one:b', { landing_one: ['b'] }, null],
  ['landing_one:b', {}, null],
  ['', { landing_one: both }, null],
])('%s', (drawn, experiments, expected) => expect(groupOf(drawn, experiments)).toBe(expected));
