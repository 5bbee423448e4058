// A member's tokens and a server that answers what each test wants, for tests of what shows them.
import type { ReactNode } from 'react';
import { render } from '@testing-library/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router';
import { errors, type ErrorCode } from '@velour/contract/errors.ts';
import type { Wallet } from '@velour/contract/wallet.ts';
import { createQueryClient } from '../../lib/query-client.ts';

export const walletOf = (changes: Partial<Wallet> = {}): Wallet => ({
  new_subscriber_balance: 0,
  new_one_time_balance: 0,
  held: 0,
  owed: 0,
  message_credits: 0,
  free_messages: 20,
  free_messages_left: 20,
  free_messages_at: '2026-05-02T00:00:00.000Z',
  double_credit_status: false,
  coupons: { double_credit: 'available', double_messages: 'available' },
  next_expiry: null,
  active_plan: null,
  plan_end_date: null,
  offer_ends_at: null,
  ...changes,
});

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
