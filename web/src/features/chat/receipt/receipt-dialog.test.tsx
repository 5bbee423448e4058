// What a reply was written from, on screen: in full, empty, unknown and failing.
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import type { Receipt } from '@velour/contract/chat.ts';
import { fakeServer, refuse } from '../../../lib/fake-server.ts';
import { session } from '../../../lib/session.ts';
import { signedIn } from '../../../lib/session-fixture.ts';
import { renderScreen } from '../../../lib/screen-fixture.tsx';
import ReceiptDialog from './receipt-dialog.tsx';

const at = { session_id: '00000000-0000-7000-8000-000000000001', seq: 4 };
const receipt: Receipt = {
  engine: 'openai-compatible · qwen3:8b',
  context_tokens: 8_192,
  parts: [
    { part: 'character', tokens: 420 },
    { part: 'persona', tokens: 0 },
    { part: 'messages', tokens: 1_300 },
  ],
  messages: { given: 34, left_out: 1, is_cut: false },
  memory: {
    facts: [{ id: '00000000-0000-7000-8000-000000000002', text: 'Lives in Porto' }],
    recalled: [{ session_id: 's1', seq: 3, author: 'user', text: 'My dog is called Biscuit.' }],
    has_summary: true,
    left_out: 4,
    unfit: {
      facts: [{ id: '00000000-0000-7000-8000-000000000003', text: 'Plays the cello' }],
      recalled: [{ session_id: 's1', seq: 5, author: 'character', text: 'Try the fish.' }],
      has_summary: true,
    },
    deleted: 1,
  },
  lore: { names: ['harbor', ''], left_out: 3, unfit: ['tower', ''] },
  cut_sections: [
    { section: 'description', is_left_out: false },
    { section: 'scenario', is_left_out: true },
    { section: 'example_dialogue', is_left_out: true },
  ],
};

let server = fakeServer();
beforeEach(() => {
  server = fakeServer();
  session.enter(signedIn());
});

const open = async () => {
  renderScreen(<ReceiptDialog at={at} name="Maren" onClose={() => undefined} />);
  return within(await screen.findByRole('dialog', { name: 'What Maren saw' }));
};

test('shows the parts, the used memories and lore, and what did not fit', async () => {
  server.answer({ 'chat.receipt': receipt });
  const dialog = await open();
  await dialog.findByText('What qwen3:8b saw when it wrote this reply.');
  expect(dialog.queryByText('Your persona')).toBeNull();
  dialog.getByText('1,300 tokens');
  dialog.getByText(/^About 1,720 of 8,192 tokens\./);
  dialog.getByText('Only the beginning fit: Description. Left out: Scenario, Example dialogue.');
  dialog.getByText('The last 34 messages. 1 earlier message was left out.');
  dialog.getByText('Lives in Porto');
  dialog.getByText('You: “My dog is called Biscuit.”');
  dialog.getByText('1 memory deleted since.');
  dialog.getByText('4 memories didn’t fit:');
  dialog.getByText('Plays the cello');
  dialog.getByText('Maren: “Try the fish.”');
  dialog.getByText('3 entries didn’t fit:');
  expect(dialog.getAllByText('And 1 more.')).toHaveLength(2);
  const lore = within(dialog.getByRole('region', { name: 'Lore' }));
  expect(lore.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'harbor',
    'Always included',
    'tower',
    'Always included',
  ]);
});

test('without memory and lore it says so', async () => {
  const none = { facts: [], recalled: [], has_summary: false };
  const memory = { ...none, left_out: 0, unfit: none, deleted: 0 };
  server.answer({
    'chat.receipt': { ...receipt, memory, lore: { names: [], left_out: 0, unfit: [] } },
  });
  const dialog = await open();
  await dialog.findByText('No memories were used.');
  expect(dialog.queryByRole('region', { name: 'Lore' })).toBeNull();
});

test('an unknown receipt is shown as such, and a failure can be retried', async () => {
  server.answer({ 'chat.receipt': refuse('server.failed') });
  const dialog = await open();
  await dialog.findByText('We couldn’t load this.');
  server.answer({ 'chat.receipt': refuse('chat.no_receipt') });
  await userEvent.click(dialog.getByRole('button', { name: /try again/i }));
  await dialog.findByText('Nothing on record');
});
