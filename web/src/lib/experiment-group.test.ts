// The group of a visitor: what the page drew, without experiments that are over.
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
