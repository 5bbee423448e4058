// The admins' list of jobs: filtered by the address, paginated, retried and canceled with a reason.
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router';
import { expect, test } from 'vitest';
import { toasts } from '../../../lib/toasts.ts';
import type { AdminJob } from '@velour/contract/jobs.ts';
import { errors } from '@velour/contract/errors.ts';
import { refuse } from '../../../lib/fake-server.ts';
import { openScreen } from '../../../lib/screen-fixture.tsx';
import { Jobs } from './jobs.tsx';

const member_id = '01900000-0000-7000-8000-0000000000aa';
const job = (last: string, more: Partial<AdminJob> = {}): AdminJob => ({
  job_id: `01900000-0000-7000-8000-0000000000${last}`,
  kind: 'character',
  state: 'failed',
  position: null,
  progress: { done: 1, total: 4 },
  reason: 'image.busy',
  retryable: true,
  member_id,
  member_name: 'Ann',
  price: 1_500,
  attempt: 3,
  is_premium: true,
  created_at: '2026-11-20T10:00:00.000Z',
  started_at: null,
  ended_at: null,
  ...more,
});
const failed = job('01');
const waiting = job('02', { state: 'queued', position: 7, reason: null, retryable: false });
const page = { jobs: [failed, waiting], next_cursor: null };

function Where() {
  const { pathname } = useLocation();
  return <output>{pathname}</output>;
}

const menu = (name: string) => screen.findByRole('button', { name: `Actions for job ${name}` });

test('says how far each is, why it ended and whose it is, as far as the address asks for it', async () => {
  const path = `/admin/jobs?state=failed&kind=rockets&search=${member_id}`;
  const { sent } = openScreen(<Jobs />, path, { 'jobs.list': page });
  expect(await screen.findByText(/The image generator is busy.*3 attempts/)).toBeTruthy();
  expect(screen.getAllByText('1 of 4')).toHaveLength(2);
  expect(screen.getAllByRole('link', { name: 'Jobs of Ann' })).toHaveLength(2);
  expect(screen.getByText('number 7')).toBeTruthy();
  expect(sent[0]?.query).toMatchObject({ state: 'failed', search: member_id });
  expect(sent[0]?.query).not.toHaveProperty('kind');
});

test('pictures and clips have their names and can be looked for alone', async () => {
  const clip = job('04', { kind: 'video' });
  const { sent } = openScreen(<Jobs />, '/admin/jobs?kind=video', {
    'jobs.list': { jobs: [clip], next_cursor: null },
  });
  await menu('Clip 00000004');
  expect(sent[0]?.query.kind).toBe('video');
});

test('older ones come below those in sight', async () => {
  const older = { jobs: [job('03')], next_cursor: null };
  const { sent } = openScreen(<Jobs />, '/admin/jobs', {
    'jobs.list': ({ query }) =>
      query.cursor === undefined ? { jobs: [failed], next_cursor: failed.job_id } : older,
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Show older' }));
  await menu('Character 00000003');
  expect(sent[1]?.query.cursor).toBe(failed.job_id);
  expect(screen.queryByRole('button', { name: 'Show older' })).toBeNull();
});

test('one that waits is cancelled with a reason, and can be neither retried nor cancelled without', async () => {
  const user = userEvent.setup();
  const server = openScreen(<Jobs />, '/admin/jobs', {
    'jobs.list': page,
    'jobs.cancel': { ...waiting, state: 'cancelled' },
  });
  await user.click(await menu('Character 00000002'));
  expect(screen.queryByRole('menuitem', { name: 'Retry job' })).toBeNull();
  await user.click(await screen.findByRole('menuitem', { name: 'Cancel job' }));
  const dialog = await screen.findByRole('dialog', { name: 'Cancel this job?' });
  const confirm = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Cancel job' });
  expect(confirm.disabled).toBe(true);
  await user.type(within(dialog).getByRole('textbox'), 'The member asked.');
  await user.click(confirm);
  await waitFor(() => expect(toasts.read()[0]?.message).toBe('Job canceled.'));
  expect(server.sentTo('jobs.cancel')).toMatchObject([
    { params: { id: waiting.job_id }, body: { reason: 'The member asked.' } },
  ]);
});

test('only an admin retries a blocked job, and a successful one links to the member’s tokens', async () => {
  const user = userEvent.setup();
  const blocked = job('04', { state: 'blocked', reason: 'image.refused', retryable: false });
  const done = job('05', { state: 'succeeded', reason: null, retryable: false });
  const shown = (
    <>
      <Jobs />
      <Where />
    </>
  );
  openScreen(shown, '/admin/jobs', { 'jobs.list': { jobs: [blocked, done], next_cursor: null } });
  await user.click(await menu('Character 00000004'));
  await screen.findByRole('menuitem', { name: 'Retry job' });
  expect(screen.queryByRole('menuitem', { name: 'Refund tokens' })).toBeNull();
  await user.keyboard('{Escape}');
  await user.click(await menu('Character 00000005'));
  expect(screen.queryByRole('menuitem', { name: 'Retry job' })).toBeNull();
  expect(screen.queryByRole('menuitem', { name: 'Cancel job' })).toBeNull();
  await user.click(await screen.findByRole('menuitem', { name: 'Refund tokens' }));
  expect(screen.getByText(`/admin/members/${member_id}/ledger`)).toBeTruthy();
});

test('a list that fails to load says so, and can be retried', async () => {
  const user = userEvent.setup();
  const server = openScreen(<Jobs />, '/admin/jobs', { 'jobs.list': refuse('request.invalid') });
  // While loading, no empty state is shown.
  expect(screen.getByRole('table', { name: 'Jobs' }).getAttribute('aria-busy')).toBe('true');
  expect(screen.queryByText('No jobs')).toBeNull();
  const again = await screen.findByRole('button', { name: 'Try again' });
  server.answer({ 'jobs.list': page });
  await user.click(again);
  expect(await menu('Character 00000001')).toBeTruthy();
});

test('a refusal of the server is shown', async () => {
  const user = userEvent.setup();
  openScreen(<Jobs />, '/admin/jobs', {
    'jobs.list': page,
    'jobs.retry': refuse('wallet.insufficient_tokens'),
  });
  await user.click(await menu('Character 00000001'));
  await user.click(await screen.findByRole('menuitem', { name: 'Retry job' }));
  const dialog = await screen.findByRole('dialog', { name: 'Retry this job?' });
  await user.type(within(dialog).getByRole('textbox'), 'It was us.');
  await user.click(within(dialog).getByRole('button', { name: 'Retry job' }));
  await waitFor(() =>
    expect(toasts.read()[0]?.message).toBe(errors['wallet.insufficient_tokens'].title),
  );
});
