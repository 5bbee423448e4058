// Retention of all members and by experiment variants, in the chart and in the table.
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Outcomes } from '@velour/contract/stats.ts';
import { Retention } from './retention.tsx';

const none = { tried: null, signed_up: null, paid: null, came_back: null };
const counts = { people: 0, trials: 0, sign_ups: 0, payers: 0, returned: 0 };
const experiments: Outcomes['experiments'] = [
  {
    name: 'landing_one',
    is_running: true,
    variants: [
      {
        variant: 'a',
        ...counts,
        ...none,
        cohorts: [
          { week: '2026-05-04', sign_ups: 20, active: [10, 5] },
          { week: '2026-05-11', sign_ups: 4, active: [4] },
        ],
      },
      {
        variant: 'b',
        ...counts,
        ...none,
        cohorts: [
          { week: '2026-05-04', sign_ups: 10, active: [8, 6] },
          { week: '2026-05-11', sign_ups: 2, active: [1, 1] },
        ],
      },
    ],
  },
];
const cohorts = [
  { week: '2026-05-04', sign_ups: 40, active: [20, 12] },
  { week: '2026-05-11', sign_ups: 4, active: [4] },
];
const textOf = (row: Element) => Array.from(row.children, ({ textContent }) => textContent);

test('the variants of an experiment are compared week by week', async () => {
  render(<Retention {...{ cohorts, experiments }} at={Date.parse('2026-05-18T12:00:00Z')} />);
  const [chart, table] = screen.getAllByRole('table');
  if (!chart || !table) return expect.fail('There are a chart and a table.');
  const lines = (of: HTMLElement) => Array.from(of.querySelectorAll('tbody tr'), textOf);
  expect(lines(chart)).toEqual([
    ['Same week', '55% of 44'],
    ['1 week later', '30% of 40'],
  ]);
  expect(lines(table)).toHaveLength(2);

  await userEvent.click(screen.getByRole('radio', { name: 'By banner on home' }));
  const [byVariant, weeks] = screen.getAllByRole('table');
  if (!byVariant || !weeks) return expect.fail('There are a chart and a table.');
  expect(lines(byVariant)).toEqual([
    ['Same week', 'a', '58% of 24'],
    ['b', '75% of 12'],
    ['1 week later', 'a', '25% of 20'],
    ['b', '60% of 10'],
  ]);
  expect(lines(weeks)).toEqual([
    [expect.stringContaining('May 4'), 'a', '20', '50%', '25%'],
    [expect.stringContaining('May 4'), 'b', '10', '80%', '60%'],
    [expect.stringContaining('May 11'), 'a', '4', '100%', '0%'],
    [expect.stringContaining('May 11'), 'b', '2', '50%', '50%'],
  ]);
});
