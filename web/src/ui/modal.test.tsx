// A modal closes by Escape, backdrop and button; it takes the focus and restores it.
import { useState } from 'react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { Modal, type ModalSize } from './modal.tsx';

function Page({ size = 'md', dismissible = true }: { size?: ModalSize; dismissible?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      <Modal
        title="Tokens Inventory"
        size={size}
        open={open}
        dismissible={dismissible}
        onClose={() => setOpen(false)}
      >
        <button>Inside</button>
      </Modal>
    </>
  );
}

async function open(props: Parameters<typeof Page>[0] = {}) {
  const user = userEvent.setup();
  render(<Page {...props} />);
  await user.click(screen.getByText('Open'));
  const dialog = await screen.findByRole('dialog', { name: 'Tokens Inventory' });
  return { user, dialog };
}

const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('a modal', () => {
  test('takes the focus in, and gives it back when Escape closes it', async () => {
    const { user, dialog } = await open();
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await user.keyboard('{Escape}');
    await gone();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByText('Open')));
  });

  test('is closed by its button', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await gone();
  });

  test('is closed by a click on the backdrop', async () => {
    const { user, dialog } = await open();
    const viewport = dialog.parentElement;
    if (!viewport) return expect.unreachable();
    await user.click(viewport);
    await gone();
  });

  test('begins at its top when its title says that another step came', async () => {
    const step = (title: string) => (
      <Modal title={title} onClose={() => undefined}>
        <p>Step</p>
      </Modal>
    );
    const { rerender } = render(step('Create Account'));
    const scroller = (await screen.findByText('Step')).parentElement;
    if (!scroller) return expect.unreachable();
    scroller.scrollTop = 300;
    rerender(step('Create Account'));
    expect(scroller.scrollTop).toBe(300);
    rerender(step('Confirm Registration'));
    expect(scroller.scrollTop).toBe(0);
  });

  test('locks the scrolling of the page while it is open', async () => {
    const { user } = await open();
    const isLocked = () =>
      [document.documentElement, document.body].some(
        ({ style }) => style.overflow === 'hidden' || style.overflowY === 'hidden',
      ) || document.documentElement.hasAttribute('data-base-ui-scroll-locked');
    await waitFor(() => expect(isLocked()).toBe(true));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(isLocked()).toBe(false));
  });

  test('that must be answered ends neither by Escape nor by the backdrop', async () => {
    const { user, dialog } = await open({ dismissible: false });
    await user.keyboard('{Escape}');
    if (dialog.parentElement) await user.click(dialog.parentElement);
    expect(screen.getByRole('dialog')).toBe(dialog);
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  });

  test.each([
    ['sm', 'sm:max-w-sm'],
    ['md', 'sm:max-w-md'],
    ['lg', 'sm:max-w-lg'],
    ['xl', 'sm:max-w-xl'],
    ['5xl', 'sm:max-w-5xl'],
    ['full', 'sm:max-w-none'],
  ] as const)('has the size %s', async (size, look) => {
    const { dialog } = await open({ size });
    expect(dialog.className).toContain(look);
  });
});
