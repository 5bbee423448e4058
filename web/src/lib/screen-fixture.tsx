// For tests: draws a screen at an address, with an empty cache, in front of a fake server.
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

/** With the routes of the test. */
export const renderRouter = (
  router: ComponentProps<typeof RouterProvider>['router'],
  client = createQueryClient(),
) =>
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );

/** A screen at an address, in front of a server that answers so. */
export function openScreen(screen: ReactNode, path: string, answers: Answers) {
  const server = fakeServer(answers);
  renderScreen(screen, path);
  return server;
}
