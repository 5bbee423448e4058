// The screen of the providers, against a fake server.
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import type { ProviderStatus } from '@velour/contract/operations.ts';
import { fakeServer, refuse, type CallName } from '../../../lib/fake-server.ts';
import { session } from '../../../lib/session.ts';
import { signedIn } from '../../../lib/session-fixture.ts';
import { toasts } from '../../../lib/toasts.ts';
import { Providers } from './providers.tsx';
import { renderScreen } from '../../../lib/screen-fixture.tsx';

const sentTo = (call: CallName) => server.sentTo(call).map(({ body }) => body);

const scripted: ProviderStatus = {
  engine: 'llm',
  name: 'scripted',
  description: '',
  others: [],
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
const refusing: ProviderStatus = {
  engine: 'mail',
  name: 'smtp · mail.example.com',
  description: '',
  others: [],
  is_stand_in: false,
  state: 'failing',
  last_test: {
    ok: false,
    result: 'The mail server refuses our login.',
    picture: null,
    clip: null,
    took_ms: 84,
    at: '2026-05-01T19:00:00Z',
  },
  ways: [],
  nearby: [],
};
const spoken = {
  ok: true,
  result: 'It said: “Good evening.”',
  picture: null,
  clip: null,
  took_ms: 1_240,
  at: '2026-05-01T19:00:00Z',
};
const LIST = 'operations.providers';
const TEST = 'operations.testProvider';

let server = fakeServer();
beforeEach(() => {
  server = fakeServer();
  session.enter(signedIn({ is_admin: true }));
  server.answer({ [LIST]: { engines: [scripted, refusing] } });
});

const toastTexts = () => toasts.read().map(({ message }) => message);
const button = (name: string) => screen.getByRole('button', { name });
const card = (name: string) => screen.findByRole('region', { name });

function open() {
  renderScreen(<Providers />);
  return userEvent.setup();
}

test('while the providers load, skeletons reserve their space below the title', async () => {
  const { promise, resolve } = Promise.withResolvers<{ engines: ProviderStatus[] }>();
  server.answer({ [LIST]: promise });
  open();
  screen.getByRole('heading', { name: 'Providers', level: 1 });
  expect(screen.getByRole('status').textContent).toBe('Loading providers');
  resolve({ engines: [scripted] });
  await card('Language model');
  expect(screen.queryByText('Loading providers')).toBeNull();
});

test('each provider shows its adapter, its state, and the alternatives', async () => {
  open();
  const llm = within(await card('Language model'));
  llm.getByText('Built-in');
  llm.getByText('demo model');
  llm.getByText('Not tested since the last restart.');
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
  mail.getByText('This version doesn’t support other providers for this.');
});

test('a picture server is shown with its other configured providers, and its test shows the picture', async () => {
  const picture = 'data:image/jpeg;base64,/9j/';
  const painted = { ...spoken, result: 'Picture: 144 × 192, image/jpeg, 6 KB', picture };
  const comfy: ProviderStatus = {
    ...scripted,
    engine: 'image',
    name: 'comfyui · flux2-klein-4b',
    description: 'FLUX.2 [klein] 4B (Apache-2.0), on ComfyUI at http://127.0.0.1:8188',
    others: [{ name: 'painter', description: '' }],
    is_stand_in: false,
    state: 'ok',
    nearby: [],
  };
  server.answer({ [LIST]: { engines: [comfy] }, [TEST]: { ...comfy, last_test: painted } });
  const user = open();
  const pictures = within(await card('Pictures'));
  pictures.getByText(/^FLUX\.2 \[klein\] 4B \(Apache-2\.0\)/);
  pictures.getByText('Also connected:');
  pictures.getByText('painter');
  expect(pictures.queryByRole('img', { name: 'The test picture' })).toBeNull();
  await user.click(button('Test: Pictures'));
  const shown = await pictures.findByRole('img', { name: 'The test picture' });
  expect(shown.getAttribute('src')).toBe(picture);
});

test('the test of a video server shows its clip', async () => {
  const clip = 'data:video/mp4;base64,AAAA';
  const filmed = { ...spoken, result: 'Clip: 192 × 256, 1.0 s, 40 KB', clip };
  const wan: ProviderStatus = {
    ...scripted,
    engine: 'video',
    name: 'comfyui · wan2.2-i2v-14b',
    description: 'Wan 2.2 I2V 14B (Apache-2.0), on ComfyUI at http://127.0.0.1:8188',
    is_stand_in: false,
    state: 'ok',
    nearby: [],
  };
  server.answer({ [LIST]: { engines: [wan] }, [TEST]: { ...wan, last_test: filmed } });
  const user = open();
  const clips = within(await card('Clips'));
  clips.getByText(/^Wan 2\.2 I2V 14B \(Apache-2\.0\)/);
  await user.click(button('Test: Clips'));
  expect((await clips.findByLabelText('The test clip')).getAttribute('src')).toBe(clip);
});

test('without a picture classifier, its card explains the effects, and how to connect one', async () => {
  const none: ProviderStatus = {
    ...scripted,
    engine: 'moderation',
    name: 'local rules',
    description: 'Local rules check every text.',
    ways: [{ name: 'Guard or vision model', settings: ['MODERATION_API=chat'] }],
    nearby: [],
  };
  const judged = { ...spoken, ok: false, result: 'It blocked a plain, empty picture.' };
  server.answer({
    [LIST]: { engines: [none] },
    [TEST]: { ...none, name: 'vision model · a-guard', state: 'failing', last_test: judged },
  });
  const user = open();
  const checks = within(await card('Picture checks'));
  checks.getByText('Local rules check every text.');
  checks.getByText('MODERATION_API=chat');
  await user.click(button('Test: Picture checks'));
  await checks.findByText('It blocked a plain, empty picture.');
});

test('providers that fail to load can be retried', async () => {
  server.answer({ [LIST]: refuse('identity.forbidden') });
  const user = open();
  await screen.findByText('We couldn’t load the providers.');
  expect(toastTexts()).toEqual([]);
  server.answer({ [LIST]: { engines: [scripted] } });
  await user.click(button('Try again'));
  await card('Language model');
});

test('a running test is shown, and then its result and duration', async () => {
  const user = open();
  const llm = within(await card('Language model'));
  const { promise, resolve } = Promise.withResolvers<ProviderStatus>();
  server.answer({ [TEST]: promise });
  await user.click(button('Test: Language model'));
  await llm.findByText('Testing…');
  expect(button('Test: Language model').getAttribute('aria-disabled')).toBe('true');
  resolve({ ...scripted, last_test: spoken });
  await llm.findByText('It said: “Good evening.”');
  llm.getByText(/^1\.2 s · /);
  expect(button('Test: Language model').getAttribute('aria-disabled')).toBeNull();
});

test('a test that fails turns its card, and one that is refused says why', async () => {
  const user = open();
  const llm = within(await card('Language model'));
  const late = { ...spoken, ok: false, result: 'It did not answer in time.' };
  server.answer({ [TEST]: { ...scripted, state: 'failing', last_test: late } });
  await user.click(button('Test: Language model'));
  await llm.findByText('It did not answer in time.');
  llm.getByText('Failing');
  server.answer({ [TEST]: refuse('request.rate_limited') });
  await user.click(button('Test: Language model'));
  await llm.findByText('Too many requests.');
  expect(toastTexts()).toEqual([]);
});

test('a test that needs re-authentication continues after it', async () => {
  const user = open();
  const llm = within(await card('Language model'));
  server.answer({ [TEST]: refuse('identity.password_needed') });
  server.answer({ 'account.confirmPassword': refuse('identity.wrong_credentials') });
  await user.click(button('Test: Language model'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm it’s you' }));
  await user.type(dialog.getByLabelText('Password'), 'candle-light{Enter}');
  await dialog.findByText(/^That isn’t your password\./);
  server.answer({ 'account.confirmPassword': { confirmed_until: '2026-05-01T19:30:00Z' } });
  server.answer({ [TEST]: { ...scripted, last_test: spoken } });
  await user.clear(dialog.getByLabelText('Password'));
  await user.type(dialog.getByLabelText('Password'), 'velvet-night{Enter}');
  await llm.findByText('It said: “Good evening.”');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sentTo('account.confirmPassword').at(-1)).toEqual({ password: 'velvet-night' });
  expect(sentTo(TEST)).toHaveLength(2);
});

test('if the password is required, the page asks for it first', async () => {
  server.answer({ [LIST]: refuse('identity.password_needed') });
  const user = open();
  await screen.findByRole('heading', { name: 'Confirm it’s you', level: 1 });
  server.answer({ 'account.confirmPassword': { confirmed_until: '2026-05-01T19:30:00Z' } });
  server.answer({ [LIST]: { engines: [scripted] } });
  await user.type(screen.getByLabelText('Password'), 'velvet-night{Enter}');
  await card('Language model');
  expect(sentTo(LIST)).toHaveLength(2);
});

test('an admin without a password and an email reads how to get on', async () => {
  server.answer({ [LIST]: refuse('identity.password_needed') });
  server.answer({ 'account.sendProofCode': refuse('mail.address_missing') });
  const user = open();
  await screen.findByRole('heading', { name: 'Confirm it’s you', level: 1 });
  await user.click(button('Email me a code instead'));
  await screen.findByText(/no password either, run “npm run admin -- link”/);
});

test('if a second factor is missing, the page says so', async () => {
  server.answer({ [LIST]: refuse('identity.second_factor_missing') });
  open();
  await screen.findByText('Add a second factor first');
});

test('while the demo model writes, the screen says how to connect a model and which one fits', async () => {
  open();
  const setup = within(await card('Connect a language model'));
  setup.getByText('ollama pull qwen3:8b');
  expect(setup.getAllByRole('row')).toHaveLength(6);
});

test('with a model connected there are no steps, and still the test chat', async () => {
  server.answer({ [LIST]: { engines: [{ ...scripted, is_stand_in: false, state: 'ok' }] } });
  open();
  await card('Talk to the model');
  expect(screen.queryByText('Connect a language model')).toBeNull();
});

test('the test chat sends the whole talk, and shows when the answer began and how fast it came', async () => {
  server.answer({
    'operations.testChat': {
      text: 'Good evening.',
      failure: null,
      first_ms: 240,
      tokens_per_second: 31.4,
    },
  });
  const user = open();
  const chat = within(await card('Talk to the model'));
  await user.type(chat.getByRole('textbox', { name: 'Message' }), 'Hello?');
  await user.click(chat.getByRole('button', { name: 'Send' }));
  await chat.findByText('First words after 240 ms · 31.4 tokens a second');
  await user.type(chat.getByRole('textbox', { name: 'Message' }), 'And now?');
  await user.click(chat.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(chat.getAllByText('Good evening.')).toHaveLength(2));
  expect(sentTo('operations.testChat')).toEqual([
    { messages: [{ role: 'user', text: 'Hello?' }] },
    {
      messages: [
        { role: 'user', text: 'Hello?' },
        { role: 'assistant', text: 'Good evening.' },
        { role: 'user', text: 'And now?' },
      ],
    },
  ]);
});

test('a model that fails in the test chat says why', async () => {
  server.answer({
    'operations.testChat': {
      text: '',
      failure: 'No response in time.',
      first_ms: null,
      tokens_per_second: null,
    },
  });
  const user = open();
  const chat = within(await card('Talk to the model'));
  await user.type(chat.getByRole('textbox', { name: 'Message' }), 'Hello?');
  await user.click(chat.getByRole('button', { name: 'Send' }));
  await chat.findByText('No response in time.');
});
