// A menu opens on click, and closes on an outside click, on Escape and on selection.
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { MemoryRouter } from 'react-router';
import { Menu } from './menu.tsx';
import { Modal } from './modal.tsx';
import { OpenMenu } from './open-menu.tsx';

async function open() {
  const user = userEvent.setup();
  const copy = vi.fn();
  render(
    <MemoryRouter>
      <p>Elsewhere</p>
      <Menu
        trigger={<button>More</button>}
        items={[
          { label: 'Copy', onSelect: copy },
          { label: 'Profile', to: '/profile' },
          { label: 'Delete', tone: 'danger', disabled: true },
        ]}
      />
    </MemoryRouter>,
  );
  expect(screen.queryByRole('menu')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'More' }));
  const menu = await screen.findByRole('menu');
  return { user, copy, menu };
}

const gone = () => waitFor(() => expect(screen.queryByRole('menu')).toBeNull());

test('selecting an item runs it and closes the menu', async () => {
  const { user, copy } = await open();
  await user.click(screen.getByRole('menuitem', { name: 'Copy' }));
  expect(copy).toHaveBeenCalledOnce();
  await gone();
});

test('Escape closes it', async () => {
  const { user } = await open();
  await user.keyboard('{Escape}');
  await gone();
});

test('a click elsewhere closes it', async () => {
  const { user } = await open();
  await user.click(screen.getByText('Elsewhere'));
  await gone();
});

test('an arrow key opens it at its first item', async () => {
  render(
    <MemoryRouter>
      <Menu trigger={<button>More</button>} items={[{ label: 'Copy' }, { label: 'Delete' }]} />
    </MemoryRouter>,
  );
  const button = screen.getByRole('button', { name: 'More' });
  expect(button.getAttribute('aria-haspopup')).toBe('menu');
  button.focus();
  await userEvent.keyboard('{ArrowDown}');
  const first = await screen.findByRole('menuitem', { name: 'Copy' });
  await waitFor(() => expect(document.activeElement).toBe(first));
});

test('it is at most 18rem high and its links lead somewhere', async () => {
  const { menu } = await open();
  expect(menu.className).toContain('max-h-[min(18rem');
  expect(screen.getByRole('menuitem', { name: 'Profile' }).getAttribute('href')).toBe('/profile');
});

function MenuWithDialog({ opens }: { opens: 'by_pointer' | 'by_key' }) {
  const [asks, setAsks] = useState(false);
  const items = [{ label: 'Rename', onSelect: () => setAsks(true) }];
  return (
    <MemoryRouter>
      <OpenMenu opens={opens} trigger={<button>More</button>} items={items} />
      {asks && <Modal title="Rename" onClose={() => setAsks(false)} />}
    </MemoryRouter>
  );
}

test('a dialog of a menu that was open from the start gives the focus to its button', async () => {
  const user = userEvent.setup();
  render(<MenuWithDialog opens="by_pointer" />);
  await user.click(await screen.findByRole('menuitem', { name: 'Rename' }));
  await screen.findByRole('dialog', { name: 'Rename' });
  await gone();
  await user.keyboard('{Escape}');
  const button = screen.getByRole('button', { name: 'More' });
  await waitFor(() => expect(document.activeElement).toBe(button));
});

test('a menu whose button was pressed by key before it had loaded highlights its first item', async () => {
  const user = userEvent.setup();
  render(<MenuWithDialog opens="by_key" />, { wrapper: StrictMode });
  const item = await screen.findByRole('menuitem', { name: 'Rename' });
  await waitFor(() => expect(document.activeElement).toBe(item));
  await user.keyboard('{Enter}');
  await screen.findByRole('dialog', { name: 'Rename' });
});
