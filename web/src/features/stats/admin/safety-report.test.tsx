// The safety report: tables by topic, other periods, and the download.
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refuse } from '../../../lib/fake-server.ts';
import { openScreen } from '../../../lib/screen-fixture.tsx';
import { SafetyReportScreen } from './safety-report.tsx';

const report = {
  period: '2026',
  is_over: false,
  figures: [
    { topic: 'crisis_cards', name: '2026-11', count: 1_204 },
    { topic: 'decisions', name: 'member.held_as_minor', count: 2 },
    { topic: 'reports_decided', name: 'hateful, upheld', count: 3 },
    { topic: 'reports_decided', name: 'other, rejected', count: 9 },
  ],
} as const;

test('each topic is a table with its counts, and an open period says so', async () => {
  openScreen(<SafetyReportScreen />, '/admin/safety', {
    'stats.safetyReport': { ...report, figures: [...report.figures] },
  });
  const decided = await screen.findByRole('table', { name: 'Reports decided' });
  expect(within(decided).getByRole('row', { name: /Hateful, upheld/ }).textContent).toContain('3');
  expect(screen.getByRole('table', { name: /Crisis cards shown/ }).textContent).toContain(
    'November 20261,204',
  );
  screen.getByRole('row', { name: /Member held as minor/ });
  screen.getByText(/can still grow/);
  screen.getByRole('button', { name: 'Download CSV' });
});

test('a period without counts says so, and has no file', async () => {
  openScreen(<SafetyReportScreen />, '/admin/safety', {
    'stats.safetyReport': { period: '2026', is_over: false, figures: [] },
  });
  await screen.findByText('Nothing counted in this period');
  expect(screen.queryByRole('button', { name: 'Download CSV' })).toBeNull();
});

test('a failure can be tried again', async () => {
  openScreen(<SafetyReportScreen />, '/admin/safety', {
    'stats.safetyReport': refuse('server.failed'),
  });
  await screen.findByRole('button', { name: /again/i });
});
