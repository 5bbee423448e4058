// The report dialog by keyboard and as a screen reader hears it: one question, one answer, one number.
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Pointed } from '@velour/contract/reports.ts';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import ReportDialog from './report-dialog.tsx';

const id = '01900000-0000-7000-8000-000000000001';
const filed = { number: 'VR-1111-2222-3333-4444', due_at: '2026-11-25T10:00:00.000Z' };

function openDialog(subject: Pointed, answer: [number, object] = [200, filed]) {
  const bodies: unknown[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(new URL(String(input), 'http://localhost'), init);
    // Whoever is nobody yet becomes a visitor first.
    if (request.url.includes('/anon-users')) return Response.json({ jwt: 'a.e30.c' });
    bodies.push(await request.json());
    return Response.json(answer[1], { status: answer[0] });
  });
  const onClose = vi.fn();
  render(
    <MemoryRouter>
      <ReportDialog subject={subject} called="Nadia" onClose={onClose} />
    </MemoryRouter>,
  );
  return { bodies, onClose };
}

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const subjects: Pointed[] = [
  { type: 'character', character_id: id },
  { type: 'picture', picture_id: id },
  { type: 'profile', profile_id: id },
  { type: 'message', session_id: id, seq: 2 },
];

test.each(subjects)(
  'reports a $type without a mouse, and says the number aloud',
  async (subject) => {
    const user = userEvent.setup();
    const { bodies, onClose } = openDialog(subject, [200, { ...filed, is_hidden: false }]);
    screen.getByRole('dialog', { name: 'Report: Nadia' });
    const group = screen.getByRole('group', { name: 'What’s wrong?' });
    expect(group.querySelectorAll('input[type=radio]')).toHaveLength(6);
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
    expect(bodies).toEqual([{ subject, reason: 'illegal', text: 'Look.' }]);
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalled();
  },
);

test('an intimate picture leads on to the form that hides it, begun with its id', async () => {
  openDialog({ type: 'picture', picture_id: id });
  expect(screen.queryByRole('link')).toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: /Intimate picture/ }));
  const link = screen.getByRole('link', { name: 'Open removal form' });
  expect(link.getAttribute('href')).toBe(`/removal?about=${id}`);
});

test('what is refused is said, and can be sent again', async () => {
  const title = 'This is not there any more.';
  const refused: [number, object] = [404, { code: 'report.subject_not_found', title, status: 404 }];
  openDialog({ type: 'profile', profile_id: id }, refused);
  await userEvent.click(screen.getByRole('radio', { name: 'Something else' }));
  const send = screen.getByRole<HTMLButtonElement>('button', { name: 'Send report' });
  await userEvent.click(send);
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(title));
  expect(send.disabled).toBe(false);
});
