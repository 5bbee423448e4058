// Reports for admins: sorted by deadline, filtered by the address, paginated, and opened one by one.
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { toasts } from '../../../lib/toasts.ts';
import type { Reply } from '@velour/contract/endpoint.ts';
import type { ListedReport, ReadReport, reportsApi } from '@velour/contract/reports.ts';
import { refuse, type Answers, type fakeServer } from '../../../lib/fake-server.ts';
import { idOf } from '../../shared/admin/fixtures.ts';
import { openScreen } from '../../../lib/screen-fixture.tsx';
import { Reports } from './reports.tsx';

const listed = (n: number, more: Partial<ListedReport> = {}): ListedReport => ({
  id: idOf(n),
  number: `VR-${n}`,
  kind: 'report',
  reason: 'illegal',
  state: 'open',
  subject_type: 'character',
  subject_name: `Nadia ${n}`,
  clock: 'working_days',
  is_hidden: false,
  is_overdue: false,
  is_asked: false,
  received_at: '2026-11-20T10:00:00.000Z',
  due_at: new Date(Date.now() + n * 3_600_000).toISOString(),
  ...more,
});
const fullReport = (n: number, more: Partial<ReadReport> = {}): ReadReport => ({
  ...listed(n),
  text: 'Look.',
  reporter: { kind: 'visitor', name: null, email: null, relation: null },
  subject: { character: null, creator: null, picture_urls: [], has_evidence: false },
  about: null,
  notes: [],
  same_subject: 0,
  same_source: 1,
  decided_at: null,
  decided_by: null,
  decision_reason: null,
  ...more,
});
const late = listed(1, {
  reason: 'child_safety',
  clock: 'hour',
  is_overdue: true,
  is_hidden: true,
  due_at: new Date(Date.now() - 65 * 60_000).toISOString(),
});
const counts: Reply<typeof reportsApi.counts> = {
  open: 60,
  overdue: 1,
  clocks: [
    { clock: 'hour', open: 1, overdue: 1 },
    { clock: 'day', open: 0, overdue: 0 },
    { clock: 'working_days', open: 59, overdue: 0 },
  ],
};

const numberOf = ({ params }: { params: { report_id: string } }) =>
  Number(params.report_id.slice(-12));
const reports = [late, listed(2), listed(3)];
const all: Answers = {
  'reports.counts': counts,
  'reports.list': { reports, total_count: 60 },
  'reports.read': (input) => fullReport(numberOf(input)),
  'reports.decide': (input) => fullReport(numberOf(input), { state: 'upheld' }),
};
const open = (path = '/admin/reports', answers: Answers = {}) =>
  openScreen(<Reports />, path, { ...all, ...answers });
const queryOf = (server: ReturnType<typeof fakeServer>) =>
  server.sentTo('reports.list').at(-1)?.query;

test('shows overdue reports, counts by deadline, and the next page', async () => {
  const user = userEvent.setup();
  const server = open();
  const row = await screen.findByRole('row', { name: /Child safety/ });
  expect(within(row).getByText('1 h 5 min late')).toBeTruthy();
  expect(within(row).getByText(/Hidden/)).toBeTruthy();
  expect(screen.getByText('1–3 of 60')).toBeTruthy();
  const clock = screen.getByRole('button', { name: /Child safety: 1 hour/ });
  expect(clock.textContent).toContain('1 overdue');
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  await waitFor(() => expect(queryOf(server)?.offset).toBe('25'));
  await user.click(clock);
  await waitFor(() => expect(queryOf(server)?.clock).toBe('hour'));
  expect(queryOf(server)?.offset).toBe('0');
});

test('requests the filters of the address, and drops unknown ones', async () => {
  const path = '/admin/reports?state=upheld&reason=envy&kind=removal&sort=-received&search=VR-1';
  const server = open(path);
  await screen.findByRole('row', { name: /Child safety/ });
  expect(queryOf(server)).toMatchObject({
    state: 'upheld',
    kind: 'removal',
    sort: '-received',
    search: 'VR-1',
  });
  expect(queryOf(server)).not.toHaveProperty('reason');
});

test('J and K step through reports, except while typing', async () => {
  const user = userEvent.setup();
  open();
  await user.click(await screen.findByRole('link', { name: /Nadia 2/ }));
  await screen.findByRole('heading', { name: 'Illegal · Nadia 2' });
  await user.keyboard('j');
  await screen.findByRole('heading', { name: 'Illegal · Nadia 3' });
  await user.keyboard('k');
  await screen.findByRole('heading', { name: 'Illegal · Nadia 2' });
  await user.type(screen.getByRole('textbox', { name: 'Reason for your decision' }), 'just ok');
  expect(screen.getByRole('heading', { name: 'Illegal · Nadia 2' })).toBeTruthy();
  await user.click(screen.getByRole('link', { name: 'All reports' }));
  await screen.findByRole('row', { name: /Child safety/ });
});

test('after a decision, the next report is selected', async () => {
  const user = userEvent.setup();
  const server = open(`/admin/reports?report=${idOf(2)}`, {
    'reports.decide': () => {
      server.answer({ 'reports.list': { reports: [late, listed(3)], total_count: 59 } });
      return fullReport(2, { state: 'upheld' });
    },
  });
  await screen.findByRole('heading', { name: 'Illegal · Nadia 2' });
  const uphold = screen.getByRole<HTMLButtonElement>('button', { name: 'Uphold and take down' });
  expect(uphold.disabled).toBe(true);
  const reason = screen.getByRole<HTMLTextAreaElement>('textbox', {
    name: 'Reason for your decision',
  });
  await user.type(reason, 'Forbidden.');
  await user.click(uphold);
  await waitFor(() => expect(toasts.read()[0]?.message).toBe('Report upheld.'));
  expect(server.bodiesOf('reports.decide')).toEqual([
    { decision: 'uphold', reason: 'Forbidden.', seen: 'open' },
  ]);
  expect(reason.value).toBe('');
  (document.activeElement as HTMLElement | null)?.blur();
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await screen.findByRole('heading', { name: 'Illegal · Nadia 3' });
});

test.each([
  [{ subject_type: 'character' }, /character and its pictures/, 'Uphold and take down', 'Reject'],
  [
    { subject_type: 'picture', is_hidden: true },
    /hides the picture from everyone/,
    'Uphold and take down',
    'Reject and restore',
  ],
  [
    { subject_type: 'profile' },
    /removes the member’s public name/,
    'Uphold and take down',
    'Reject',
  ],
  [
    { subject_type: 'unknown' },
    /upholding this report won’t take anything down/,
    'Uphold',
    'Reject',
  ],
] as const)('before a decision on %o, its effects are shown', async (more, effect, yes, no) => {
  open(`/admin/reports?report=${idOf(2)}`, {
    'reports.read': () => fullReport(2, more),
  });
  await screen.findByText(effect);
  screen.getByRole('button', { name: yes });
  screen.getByRole('button', { name: no });
});

test('the author of the reported content links to their account', async () => {
  const creator = { id: idOf(77), name: 'Ivy' };
  open(`/admin/reports?report=${idOf(2)}`, {
    'reports.read': () => {
      const report = fullReport(2);
      return { ...report, subject: { ...report.subject, creator } };
    },
  });
  const link = await screen.findByRole('link', { name: 'Ivy' });
  expect(link.getAttribute('href')).toBe(`/admin/members?search=${creator.id}`);
});

test('a list that fails to load can be retried', async () => {
  const server = open('/admin/reports', { 'reports.list': refuse('job.failed') });
  await screen.findByText(/couldn’t/i, undefined, { timeout: 10_000 });
  server.answer(all);
  await userEvent.click(screen.getByRole('button', { name: /again/i }));
  await screen.findByRole('row', { name: /Child safety/ });
});
