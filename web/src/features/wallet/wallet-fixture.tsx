// For tests of the wallet's screens: a fake server by path.
import type { ReactNode } from 'react';
import { render } from '@testing-library/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router';
import { errors, type ErrorCode } from '@velour/contract/errors.ts';
import { createQueryClient } from '../../lib/query-client.ts';

type Answer = (query: URLSearchParams) => object | ErrorCode | Promise<object>;

/** Stands where `fetch` was; a call that nothing was said about is not found. */
export function createServer() {
  const answers: Record<string, Answer> = {};
  const asked: string[] = [];
  const reply = (answer: object | ErrorCode): Response =>
    typeof answer === 'string'
      ? Response.json({ code: answer, ...errors[answer] }, { status: errors[answer].status })
      : Response.json(answer);
  return {
    asked,
    answer: (call: string, answer: Answer) => void (answers[call] = answer),
    fetch: async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
      const address = input instanceof Request ? input.url : String(input);
      const { pathname, searchParams } = new URL(address, 'http://velour.example');
      const call = `${init?.method ?? 'GET'} ${pathname.replace('/api', '')}`;
      asked.push(call);
      return reply((await answers[call]?.(searchParams)) ?? 'request.not_found');
    },
  };
}

export const show = (content: ReactNode) =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>{content}</MemoryRouter>
    </QueryClientProvider>,
  );
