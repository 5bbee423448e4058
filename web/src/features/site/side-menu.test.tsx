// The left menu: the specification's labels, wide and small.
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { createQueryClient } from '../../lib/query-client.ts';
import { SideMenu } from './side-menu.tsx';

test.each([[false], [true]])('has the same labels when small: %s', (small) => {
  render(
    <MemoryRouter>
      <QueryClientProvider client={createQueryClient()}>
        <SideMenu small={small} onToggle={vi.fn()} />
      </QueryClientProvider>
    </MemoryRouter>,
  );
  const list = within(screen.getByRole('navigation', { name: 'Main menu' })).getAllByRole(
    'listitem',
  );
  expect(list.map(({ textContent }) => textContent)).toEqual([
    'Explore',
    'Public',
    'Chats',
    'Gallery',
    'My Characters',
    'Char Studio',
    'Subscription',
    'Login',
  ]);
});
