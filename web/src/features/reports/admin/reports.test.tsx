// The reports as admins walk through them: what is due first, narrowed by the address, paged, and one by one.
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { toasts } from '../../../lib/toasts.ts';
import { openScreen, type Sent } from '../../../lib/screen-fixture.tsx';
import { Reports } from './reports.tsx';

const idOf = (n: number) => `01900000-0000-7000-8000-${String(n).padStart(12, '0')}`;
const listed = (n: number, more: object = {}) => ({
  ...{ id: idOf(n), number: `VR-${n}`, kind: 'report', reason: 'illegal', state: 'open' },
  ...{ subject_type: 'character', subject_name: `Nadia ${n}`, clock: 'working_days' },
  ...{ is_hidden: false, is_overdue: false, is_asked: false },
  received_at: '2026-11-20T10:00:00.000Z',
  due_at: new Date(Date.now() + n * 3_600_000).toISOString(),
  ...more,
});
const fullReport = (n: number, more: object = {}) => ({
  ...listed(n),
  ...{ text: 'Look.', reporter: { kind: 'visitor', name: null, email: null, relation: null } },
  subject: { character: null, creator: null, picture_urls: [], has_evidence: false },
  ...{ about: null, notes: [], same_subject: 0, same_source: 1 },
  ...{ decided_at: null, decided_by: null, decision_reason: null },
  ...more,
});
const late = listed(1, {
  ...{ reason: 'child_safety', clock: 'hour', is_overdue: true, is_hidden: true },
  due_at: new Date(Date.now() - 65 * 60_000).toISOString(),
});
const counts = {
  ...{ open: 60, overdue: 1 },
  clocks: [
    { clock: 'hour', open: 1, overdue: 1 },
    { clock: 'day', open: 0, overdue: 0 },
    { clock: 'working_days', open: 59, overdue: 0 },
  ],
};

const answer = ({ url, method }: Sent): [number, object] => {
  const one = /\/reports\/([0-9a-f-]{36})/.exec(url.pathname)?.[1];
  if (url.pathname.endsWith('/counts')) return [200, counts];
  if (one !== undefined) {
    const n = Number(one.slice(-12));
    return [200, fullReport(n, method === 'POST' ? { state: 'upheld' } : {})];
  }
  return [200, { reports: [late, listed(2), listed(3)], total_count: 60 }];
};
const queries = (sent: readonly Sent[]) =>
  sent.findLast(({ url }) => url.pathname.endsWith('/admin/reports'))?.url.searchParams;

test('says what is late, how much there is of each time, and leads on to the next page', async () => {
  const user = userEvent.setup();
  const sent = openScreen(<Reports />, '/admin/reports', answer);
  const row = await screen.findByRole('row', { name: /Child safety/ });
  expect(within(row).getByText('1 h 5 min late')).toBeTruthy();
  expect(within(row).getByText(/Hidden/)).toBeTruthy();
  expect(screen.getByText('1–3 of 60')).toBeTruthy();
  const clock = screen.getByRole('button', { name: /Child safety: 1 hour/ });
  expect(clock.textContent).toContain('1 overdue');
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  await waitFor(() => expect(queries(sent)?.get('offset')).toBe('25'));
  await user.click(clock);
  await waitFor(() => expect(queries(sent)?.get('clock')).toBe('hour'));
  expect(queries(sent)?.get('offset')).toBe('0');
});

test('asks for what the address says, and leaves out what no list knows', async () => {
  const path = '/admin/reports?state=upheld&reason=envy&kind=removal&sort=-received&search=VR-1';
  const sent = openScreen(<Reports />, path, answer);
  await screen.findByRole('row', { name: /Child safety/ });
  expect(Object.fromEntries(queries(sent) ?? [])).toMatchObject({
    ...{ state: 'upheld', kind: 'removal', sort: '-received', search: 'VR-1' },
  });
  expect(queries(sent)?.has('reason')).toBe(false);
});

test('in a report J and K go on and back, and what is typed is no key', async () => {
  const user = userEvent.setup();
  openScreen(<Reports />, '/admin/reports', answer);
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

test('after a decision the next one is what came after it', async () => {
  const user = userEvent.setup();
  const gone = new Set<string>();
  const sent = openScreen(<Reports />, `/admin/reports?report=${idOf(2)}`, (one) => {
    if (one.method === 'POST') gone.add(idOf(2));
    const [status, body] = answer(one);
    return 'reports' in body && Array.isArray(body.reports)
      ? [status, { ...body, reports: body.reports.filter(({ id }) => !gone.has(id)) }]
      : [status, body];
  });
  await screen.findByRole('heading', { name: 'Illegal · Nadia 2' });
  const uphold = screen.getByRole<HTMLButtonElement>('button', { name: 'Uphold and take down' });
  expect(uphold.disabled).toBe(true);
  await user.type(screen.getByRole('textbox', { name: 'Reason for your decision' }), 'Forbidden.');
  await user.click(uphold);
  await waitFor(() => expect(toasts.read()[0]?.message).toBe('Report upheld.'));
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
    ...{ decision: 'uphold', reason: 'Forbidden.', seen: 'open' },
  });
  await waitFor(() => expect(gone.size).toBe(1));
  (document.activeElement as HTMLElement | null)?.blur();
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await screen.findByRole('heading', { name: 'Illegal · Nadia 3' });
});

test('a list that fails to load can be retried', async () => {
  let isBroken = true;
  openScreen(<Reports />, '/admin/reports', (one) =>
    isBroken ? [500, { code: 'server.broken', title: 'Broken.', status: 500 }] : answer(one),
  );
  await screen.findByText(/couldn’t/i, undefined, { timeout: 10_000 });
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: /again/i }));
  await screen.findByRole('row', { name: /Child safety/ });
});
