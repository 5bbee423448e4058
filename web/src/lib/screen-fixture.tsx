// For tests: renders a screen at an address, with an empty query cache and a fake server.
import type { ComponentProps, ReactNode } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { MemoryRouter, RouterProvider } from 'react-router';
import { fakeServer, type Answers } from './fake-server.ts';
import { createQueryClient } from './query-client.ts';

export const renderScreen = (screen: ReactNode, path = '/', client = createQueryClient()) =>
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[path]}>{screen}</MemoryRouter>
    </QueryClientProvider>,
  );

/** Renders the given routes at an address. */
export const renderRouter = (
  router: ComponentProps<typeof RouterProvider>['router'],
  client = createQueryClient(),
) =>
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );

/** Renders a screen at an address, with a fake server that responds with `answers`. */
export function openScreen(screen: ReactNode, path: string, answers: Answers) {
  const server = fakeServer(answers);
  renderScreen(screen, path);
  return server;
}
