// The report dialog by keyboard and for screen readers, from the question to the report number.
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReportSubject } from '@velour/contract/reports.ts';
import { errors } from '@velour/contract/errors.ts';
import { REPORT_REASONS } from '@velour/contract/report-values.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { fakeServer, refuse, type Answers } from '../../lib/fake-server.ts';
import { forgetPersonal } from '../../lib/personal-entries.ts';
import { createQueryClient } from '../../lib/query-client.ts';
import ReportDialog from './report-dialog.tsx';

const id = '01900000-0000-7000-8000-000000000001';
const filed = {
  number: 'VR-1111-2222-3333-4444',
  due_at: '2026-11-25T10:00:00.000Z',
  is_hidden: false,
};

async function openDialog(subject: ReportSubject, answer: Answers['reports.report'] = filed) {
  const server = fakeServer({
    // A visitor is created before the first call that needs one.
    'identity.createVisitor': { jwt: 'a.e30.c' },
    'reports.report': answer,
  });
  const onClose = vi.fn();
  render(
    <MemoryRouter>
      <QueryClientProvider client={createQueryClient()}>
        <ReportDialog subject={subject} called="Nadia" onClose={onClose} />
      </QueryClientProvider>
    </MemoryRouter>,
  );
  await screen.findByRole('dialog', { name: 'Report: Nadia' });
  return { server, onClose };
}

const subjects: ReportSubject[] = [
  { type: 'character', character_id: id },
  { type: 'picture', picture_id: id },
  { type: 'profile', profile_id: id },
  { type: 'message', session_id: id, seq: 2 },
];

test.each(subjects)(
  'reports a $type without a mouse, and says the number aloud',
  async (subject) => {
    const user = userEvent.setup();
    const { server, onClose } = await openDialog(subject);
    const group = screen.getByRole('group', { name: 'What’s wrong?' });
    expect(group.querySelectorAll('input[type=radio]')).toHaveLength(REPORT_REASONS.length);
    await user.click(screen.getByRole('button', { name: 'Send report' }));
    expect(screen.getByRole('alert').textContent).toBe('Please choose what’s wrong.');
    screen.getByRole('radio', { name: 'Child safety' }).focus();
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Illegal content' }).checked).toBe(
      true,
    );
    await user.type(screen.getByRole('textbox', { name: /Anything else we should know/ }), 'Look.');
    screen.getByRole('button', { name: 'Send report' }).focus();
    await user.keyboard('{Enter}');
    const note = await screen.findByRole('status');
    expect(note.textContent).toContain(filed.number);
    expect(note.textContent).toContain('A person will review it.');
    expect(server.sentTo('reports.report').map(({ body }) => body)).toEqual([
      { subject, reason: 'illegal', text: 'Look.' },
    ]);
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalled();
  },
);

test('an intimate picture leads on to the form that hides it, prefilled with its id', async () => {
  await openDialog({ type: 'picture', picture_id: id });
  expect(screen.queryByRole('link')).toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: /Intimate picture/ }));
  const link = screen.getByRole('link', { name: 'Open removal form' });
  expect(link.getAttribute('href')).toBe(`/removal?about=${id}`);
});

test('a refusal shows its reason, and the report can be sent again', async () => {
  await openDialog({ type: 'profile', profile_id: id }, refuse('report.subject_not_found'));
  const { title } = errors['report.subject_not_found'];
  await userEvent.click(screen.getByRole('radio', { name: 'Something else' }));
  const send = screen.getByRole<HTMLButtonElement>('button', { name: 'Send report' });
  await userEvent.click(send);
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(title));
  expect(send.disabled).toBe(false);
});

test('the text of a report is kept until it is sent, for its subject and its author only', async () => {
  const user = userEvent.setup();
  const [one, other] = subjects as [ReportSubject, ReportSubject];
  const textOf = () =>
    screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Anything else/ }).value;
  await openDialog(one);
  await user.click(screen.getByRole('radio', { name: 'Something else' }));
  await user.type(screen.getByRole('textbox', { name: /Anything else/ }), 'A long story.');
  cleanup();
  await openDialog(other);
  expect(textOf()).toBe('');
  cleanup();
  const { server } = await openDialog(one);
  expect(textOf()).toBe('A long story.');
  await user.click(screen.getByRole('button', { name: 'Send report' }));
  await screen.findByRole('status');
  expect(server.sentTo('reports.report')).toHaveLength(1);
  cleanup();
  await openDialog(one);
  expect(textOf()).toBe('');
  await user.type(screen.getByRole('textbox', { name: /Anything else/ }), 'Mine.');
  cleanup();
  forgetPersonal();
  await openDialog(one);
  expect(textOf()).toBe('');
});
