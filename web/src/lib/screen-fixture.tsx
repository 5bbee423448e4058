// For tests: draws a screen at an address, with an empty cache, and answers what an admin's screen sends.
import type { ComponentProps, ReactNode } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { MemoryRouter, RouterProvider } from 'react-router';
import { vi } from 'vitest';
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

export interface Sent {
  readonly url: URL;
  readonly method: string;
  readonly body: unknown;
}

type Answer = (sent: Sent) => [status: number, body: object];

export function openScreen(screen: ReactNode, path: string, answer: Answer): readonly Sent[] {
  const sent: Sent[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(new URL(String(input), 'http://localhost'), init);
    const text = await request.text();
    const one = {
      url: new URL(request.url),
      method: request.method,
      body: text === '' ? undefined : (JSON.parse(text) as unknown),
    };
    sent.push(one);
    const [status, body] = answer(one);
    return Response.json(body, { status });
  });
  renderScreen(screen, path);
  return sent;
}
