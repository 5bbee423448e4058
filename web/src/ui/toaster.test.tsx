// Toasts are reachable above every overlay, and don't expire while hovered or focused.
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { createToasts } from '../lib/toasts.ts';
import { useStore } from '../lib/store.ts';
import { FullSheet } from './full-sheet.tsx';
import { Gate } from './gate.tsx';
import { Modal } from './modal.tsx';
import { Toaster } from './toaster.tsx';

function setUp() {
  const toasts = createToasts();
  const pause = vi.fn(toasts.pause);
  const resume = vi.fn(toasts.resume);
  function Page({ children }: { children?: ReactNode }) {
    const shown = useStore(toasts);
    return (
      <>
        <input aria-label="Message" />
        {children}
        <Toaster toasts={shown} onClose={toasts.close} onPause={pause} onResume={resume} />
      </>
    );
  }
  return { toasts, pause, resume, Page, user: userEvent.setup() };
}

const nothing = () => undefined;

test.each([
  ['sheet', <FullSheet key="1" label="Search" onClose={nothing} children={<p>…</p>} />, 'Search'],
  ['gate', <Gate key="2" title="Are you 18?" actions={null} children="…" />, 'Are you 18?'],
  ['modal', <Modal key="3" title="Sign in" onClose={nothing} children="…" />, 'Sign in'],
])(
  'an open %s holds the messages, since nothing outside it can be reached',
  async (_, open, name) => {
    const { toasts, Page } = setUp();
    toasts.error('Not saved');
    const { rerender } = render(<Page />);
    expect(screen.getByText('Not saved').closest('dialog, [role=dialog]')).toBeNull();
    rerender(<Page>{open}</Page>);
    const dialog = await screen.findByRole('dialog', { name });
    await within(dialog).findByText('Not saved');
    expect(screen.getAllByText('Not saved')).toHaveLength(1);
    rerender(<Page />);
    await waitFor(() =>
      expect(screen.getByText('Not saved').closest('dialog, [role=dialog]')).toBeNull(),
    );
  },
);

test('they are in the topmost of two dialogs', async () => {
  const { toasts, Page } = setUp();
  toasts.error('Not saved');
  render(
    <Page>
      <FullSheet label="Search" onClose={nothing}>
        <p>…</p>
      </FullSheet>
      <Gate title="Are you 18?" actions={null}>
        …
      </Gate>
    </Page>,
  );
  await within(screen.getByRole('dialog', { name: 'Are you 18?' })).findByText('Not saved');
});

test('hovering a toast pauses all', async () => {
  const { toasts, pause, resume, Page, user } = setUp();
  toasts.info('Copied');
  render(<Page />);
  await user.hover(screen.getByText('Copied'));
  expect(pause).toHaveBeenCalled();
  expect(resume).not.toHaveBeenCalled();
  await user.hover(screen.getByLabelText('Message'));
  expect(resume).toHaveBeenCalled();
});

test('F6 moves the focus to a toast’s action and pauses, and using it restores the focus', async () => {
  const { toasts, pause, Page, user } = setUp();
  const undo = vi.fn();
  toasts.offer('Deleted', { label: 'Undo', onPress: undo });
  render(<Page />);
  const box = screen.getByLabelText('Message');
  box.focus();
  await user.keyboard('{F6}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Undo' }));
  expect(pause).toHaveBeenCalled();
  await user.keyboard('{Enter}');
  expect(undo).toHaveBeenCalledOnce();
  expect(screen.queryByText('Deleted')).toBeNull();
  expect(document.activeElement).toBe(box);
});

test('Escape leaves the toasts and closes nothing else', async () => {
  const { toasts, resume, Page, user } = setUp();
  const close = vi.fn();
  toasts.error('Not saved');
  render(
    <Page>
      <Modal title="Sign in" onClose={close}>
        <input aria-label="Email" />
      </Modal>
    </Page>,
  );
  const box = await screen.findByLabelText('Email');
  box.focus();
  await user.keyboard('{F6}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Dismiss' }));
  await user.keyboard('{Escape}');
  expect(document.activeElement).toBe(box);
  expect(resume).toHaveBeenCalled();
  expect(close).not.toHaveBeenCalled();
  screen.getByText('Not saved');
});
