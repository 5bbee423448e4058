// The screen of the providers, against a fake server.
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { errors, type ErrorCode } from '@velour/contract/errors.ts';
import type { Engine } from '@velour/contract/operations.ts';
import { createQueryClient } from '../../../lib/query-client.ts';
import { session } from '../../../lib/session.ts';
import { signedIn } from '../../../lib/session-fixture.ts';
import { toasts } from '../../../lib/toasts.ts';
import { Providers } from './providers.tsx';

const server = vi.hoisted(() => {
  const state = {
    answers: {} as Record<string, unknown>,
    sent: [] as [string, unknown][],
    /** Resolves when an answer may leave. */
    gate: Promise.resolve(),
  };
  window.fetch = async (input, init) => {
    const path = new URL(String(input), 'http://velour.example').pathname.replace('/api', '');
    const call = `${init?.method} ${path}`;
    state.sent.push([call, JSON.parse(typeof init?.body === 'string' ? init.body : 'null')]);
    await state.gate;
    const [status, body] = (state.answers[call] ?? [404, {}]) as [number, unknown];
    return new Response(JSON.stringify(body), { status });
  };
  return state;
});
const answer = (call: string, reply: object | ErrorCode) => {
  server.answers[call] =
    typeof reply === 'string'
      ? [errors[reply].status, { code: reply, ...errors[reply] }]
      : [200, reply];
};
const sentTo = (call: string) => server.sent.filter(([to]) => to === call).map(([, body]) => body);

const scripted: Engine = {
  engine: 'llm',
  name: 'scripted',
  is_stand_in: true,
  state: 'stand_in',
  last_test: null,
  ways: [{ name: 'GGUF file', settings: ['LLM_MODEL_PATH='] }],
  nearby: [
    {
      name: 'ollama · qwen3:8b',
      settings: ['LLM_BASE_URL=http://127.0.0.1:11434/v1', 'LLM_MODEL=qwen3:8b'],
    },
  ],
};
const refusing: Engine = {
  engine: 'mail',
  name: 'smtp · mail.example.com',
  is_stand_in: false,
  state: 'failing',
  last_test: {
    ok: false,
    result: 'The mail server refuses our login.',
    took_ms: 84,
    at: '2026-05-01T19:00:00Z',
  },
  ways: [],
  nearby: [],
};
const spoken = {
  ok: true,
  result: 'It said: “Good evening.”',
  took_ms: 1_240,
  at: '2026-05-01T19:00:00Z',
};
const LIST = 'GET /admin/engines';
const TEST = 'POST /admin/engines/llm/test';

beforeEach(() => {
  server.answers = {};
  server.sent.length = 0;
  server.gate = Promise.resolve();
  session.enter(signedIn({ is_admin: true }));
  answer(LIST, { engines: [scripted, refusing] });
});
afterEach(() => {
  cleanup();
  session.leave();
  for (const { id } of toasts.read()) toasts.close(id);
});

const told = () => toasts.read().map(({ message }) => message);
const button = (name: string) => screen.getByRole('button', { name });
const card = (name: string) => screen.findByRole('region', { name });

function open() {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Providers />
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

test('while the providers load, skeletons reserve their space below the title', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  server.gate = promise;
  open();
  screen.getByRole('heading', { name: 'Providers', level: 1 });
  expect(screen.getByRole('status').textContent).toBe('Loading providers');
  resolve();
  await card('Language model');
  expect(screen.queryByText('Loading providers')).toBeNull();
});

test('each provider shows its adapter, its state, and the alternatives', async () => {
  open();
  const llm = within(await card('Language model'));
  llm.getByText('Built-in');
  llm.getByText('scripted');
  llm.getByText('Not tested since the last start.');
  llm.getByText('Found on this machine: ollama · qwen3:8b');
  expect(llm.getByText(/LLM_BASE_URL/).textContent).toBe(
    'LLM_BASE_URL=http://127.0.0.1:11434/v1\nLLM_MODEL=qwen3:8b',
  );
  llm.getByText('LLM_MODEL_PATH=');
  const mail = within(await card('Email'));
  mail.getByText('Failing');
  mail.getByText('smtp · mail.example.com');
  mail.getByText('The mail server refuses our login.');
  mail.getByText(/^84 ms · /);
  mail.getByText('No other providers are available yet.');
});

test('providers that fail to load can be retried', async () => {
  answer(LIST, 'identity.forbidden');
  const user = open();
  await screen.findByText('We couldn’t load the providers.');
  expect(told()).toEqual([]);
  answer(LIST, { engines: [scripted] });
  await user.click(button('Try again'));
  await card('Language model');
});

test('a test is under way, and then says what came of it and how long it took', async () => {
  const user = open();
  const llm = within(await card('Language model'));
  const { promise, resolve } = Promise.withResolvers<void>();
  server.gate = promise;
  answer(TEST, { ...scripted, last_test: spoken });
  await user.click(button('Test: Language model'));
  await llm.findByText('Testing…');
  expect(button('Test: Language model')).toHaveProperty('disabled', true);
  resolve();
  await llm.findByText('It said: “Good evening.”');
  llm.getByText(/^1\.2 s · /);
  expect(button('Test: Language model')).toHaveProperty('disabled', false);
});

test('a test that fails turns its card, and one that is refused says why', async () => {
  const user = open();
  const llm = within(await card('Language model'));
  const late = { ...spoken, ok: false, result: 'It did not answer in time.' };
  answer(TEST, { ...scripted, state: 'failing', last_test: late });
  await user.click(button('Test: Language model'));
  await llm.findByText('It did not answer in time.');
  llm.getByText('Failing');
  answer(TEST, 'request.rate_limited');
  await user.click(button('Test: Language model'));
  await llm.findByText('Too many requests.');
  expect(told()).toEqual([]);
});

test('a test that needs re-authentication continues after it', async () => {
  const user = open();
  const llm = within(await card('Language model'));
  answer(TEST, 'identity.password_needed');
  answer('POST /auth/confirm-password', 'identity.wrong_credentials');
  await user.click(button('Test: Language model'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm it’s you' }));
  await user.type(dialog.getByLabelText('Password'), 'candle-light{Enter}');
  await dialog.findByText(/^That isn’t your password\./);
  answer('POST /auth/confirm-password', { confirmed_until: '2026-05-01T19:30:00Z' });
  answer(TEST, { ...scripted, last_test: spoken });
  await user.clear(dialog.getByLabelText('Password'));
  await user.type(dialog.getByLabelText('Password'), 'velvet-night{Enter}');
  await llm.findByText('It said: “Good evening.”');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sentTo('POST /auth/confirm-password').at(-1)).toEqual({ password: 'velvet-night' });
  expect(sentTo(TEST)).toHaveLength(2);
});

test('where the password is needed to look, the page asks for it first', async () => {
  answer(LIST, 'identity.password_needed');
  const user = open();
  await screen.findByRole('heading', { name: 'Confirm it’s you', level: 1 });
  answer('POST /auth/confirm-password', { confirmed_until: '2026-05-01T19:30:00Z' });
  answer(LIST, { engines: [scripted] });
  await user.type(screen.getByLabelText('Password'), 'velvet-night{Enter}');
  await card('Language model');
  expect(sentTo(LIST)).toHaveLength(2);
});
