// A chat from a file: chosen, imported, refused with its reason, and for members alone.
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import type { Chat } from '@velour/contract/chat.ts';
import { fakeServer, refuse } from '../../lib/fake-server.ts';
import { session } from '../../lib/session.ts';
import { signedIn } from '../../lib/session-fixture.ts';
import { renderScreen } from '../../lib/screen-fixture.tsx';
import { ImportDialog } from './import-dialog.tsx';

const chat = {
  session_id: '00000000-0000-7000-8000-000000000001',
  character: { id: '00000000-0000-7000-8000-000000000002', name: 'Maren' },
} as Chat; // what the dialog looks at

let server = fakeServer();
beforeEach(() => {
  server = fakeServer();
  session.enter(signedIn());
});

const open = async () => {
  renderScreen(<ImportDialog chat={chat} onClose={() => undefined} />);
  return within(await screen.findByRole('dialog', { name: 'Import a chat' }));
};
const file = new File(['{}'], 'chat.jsonl');

test('the result of each message is shown, and the chat can be opened', async () => {
  const first = [
    { where: 'Line 4', why: 'damaged' as const },
    { where: 'Line 7', why: 'too_long' as const },
  ];
  const unread = { count: 1_012, first };
  server.answer({
    'chat.importFile': { chat, imported: 12, blocked: 1, skipped: 2, unread, lost_persona: true },
  });
  const dialog = await open();
  await userEvent.upload(dialog.getByLabelText('Choose a file', { selector: 'input' }), file, {
    applyAccept: false,
  });
  await dialog.findByText('12 messages imported.');
  dialog.getByText('1 message breaks the site’s rules and won’t be shown to the character.');
  dialog.getByText('2 entries were left out: gifts, pictures, and notes.');
  dialog.getByText(/^We couldn’t add the persona of this chat\./);
  dialog.getByText('We couldn’t read 1,012 entries:');
  dialog.getByText('Line 4 isn’t a message.');
  dialog.getByText('Line 7 is longer than 100,000 characters.');
  dialog.getByText('And 1,010 more.');
  dialog.getByRole('button', { name: 'Open the chat' });
  expect(server.sentTo('chat.importFile')[0]?.query).toMatchObject({
    character_id: chat.character.id,
  });
});

test('a file that is refused says why, and another one can be chosen', async () => {
  server.answer({
    'chat.importFile': refuse('chat_file.damaged', { detail: 'Line 3 isn’t a message.' }),
  });
  const dialog = await open();
  await userEvent.upload(dialog.getByLabelText('Choose a file', { selector: 'input' }), file, {
    applyAccept: false,
  });
  const alert = await dialog.findByRole('alert');
  expect(alert.textContent).toBe('This file can’t be read. Line 3 isn’t a message.');
  dialog.getByRole('button', { name: 'Choose a file' });
});

test('a visitor is asked to sign in', async () => {
  server.answer({ 'identity.createVisitor': { jwt: 'visitor-token' } });
  session.leave();
  const dialog = await open();
  dialog.getByText('Sign in to import a chat.');
  expect(dialog.queryByRole('button', { name: 'Choose a file' })).toBeNull();
});
