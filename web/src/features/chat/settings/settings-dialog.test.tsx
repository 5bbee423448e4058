// The settings of a chat on screen: for a visitor and a member, changed, refused, and failing; and personas.
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import type { Chat } from '@velour/contract/chat.ts';
import type { ChatSettings, Persona } from '@velour/contract/chat-settings.ts';
import { fakeServer, refuse } from '../../../lib/fake-server.ts';
import { session } from '../../../lib/session.ts';
import { signedIn } from '../../../lib/session-fixture.ts';
import { renderScreen } from '../../../lib/screen-fixture.tsx';
import { SettingsDialog } from './settings-dialog.tsx';

const chat = {
  session_id: '00000000-0000-7000-8000-000000000001',
  character: { id: '00000000-0000-7000-8000-000000000002', name: 'Maren' },
} as Chat; // what the dialog looks at

const usual: ChatSettings = {
  length: 'medium',
  style: 'balanced',
  language: null,
  persona_id: null,
};
const nora: Persona = {
  id: '00000000-0000-7000-8000-000000000003',
  name: 'Nora',
  pronouns: 'she/her',
  description: 'Keeps a lighthouse.',
  is_default: false,
};

let server = fakeServer();
beforeEach(() => {
  server = fakeServer();
  session.enter(signedIn());
});

async function open(settings: ChatSettings, ...own: Persona[]) {
  server.answer({ 'chat_settings.read': settings, 'personas.list': { personas: own } });
  renderScreen(<SettingsDialog chat={chat} onClose={() => undefined} />);
  const dialog = within(await screen.findByRole('dialog', { name: 'Chat settings' }));
  await dialog.findByRole('radio', { name: 'Medium' });
  return dialog;
}

test('length, style and language are saved as soon as they are chosen', async () => {
  const dialog = await open(usual);
  server.answer({ 'chat_settings.change': { ...usual, length: 'short' } });
  await userEvent.click(dialog.getByRole('radio', { name: 'Short' }));
  await dialog.findByText('A sentence or two, like texting.');
  await userEvent.click(dialog.getByRole('radio', { name: 'Inventive' }));
  await userEvent.click(await dialog.findByRole('combobox', { name: 'Reply language' }));
  await userEvent.type(await screen.findByPlaceholderText('Search'), 'deut');
  await userEvent.click(await screen.findByRole('option', { name: 'Deutsch' }));
  await expect
    .poll(() => server.sentTo('chat_settings.change').map(({ body }) => body))
    .toEqual([{ length: 'short' }, { style: 'inventive' }, { language: 'de' }]);
});

test('a first persona is made, and the chat takes it', async () => {
  const dialog = await open(usual);
  await userEvent.click(await dialog.findByRole('button', { name: 'Add a persona' }));
  const form = within(await screen.findByRole('dialog', { name: 'Add a persona' }));
  await userEvent.type(form.getByLabelText(/^Name/), 'Nora');
  server.answer({ 'personas.add': refuse('persona.too_many') });
  await userEvent.click(form.getByRole('button', { name: 'Save persona' }));
  await form.findByText('You’ve reached the persona limit. Delete one to add another.');
  server.answer({
    'personas.add': nora,
    'personas.list': { personas: [nora] },
    'chat_settings.change': { ...usual, persona_id: nora.id },
    'chat_settings.read': { ...usual, persona_id: nora.id },
  });
  await userEvent.click(form.getByRole('button', { name: 'Save persona' }));
  const after = within(await screen.findByRole('dialog', { name: 'Chat settings' }));
  const you = await after.findByRole('combobox', { name: 'You in this chat' });
  expect(you.textContent).toContain('Nora');
  expect(server.sentTo('chat_settings.change')[0]?.body).toEqual({ persona_id: nora.id });
});

test('personas are edited and deleted', async () => {
  const dialog = await open({ ...usual, persona_id: nora.id }, nora);
  await userEvent.click(await dialog.findByRole('button', { name: 'Edit personas' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Nora' }));
  const form = within(await screen.findByRole('dialog', { name: 'Edit Nora' }));
  await userEvent.click(form.getByLabelText('Start new chats as this persona'));
  const next = { ...nora, is_default: true };
  server.answer({ 'personas.change': next, 'personas.list': { personas: [next] } });
  await userEvent.click(form.getByRole('button', { name: 'Save persona' }));
  await screen.findByText('New chats');
  server.answer({ 'personas.remove': { id: nora.id }, 'personas.list': { personas: [] } });
  const remove = screen.getByRole('button', { name: 'Delete Nora' });
  await userEvent.click(remove);
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(server.sentTo('personas.remove')).toEqual([]);
  await userEvent.click(remove);
  await userEvent.click(await screen.findByRole('button', { name: 'Delete persona' }));
  await screen.findByText('No personas yet.');
  const dialogs = screen.getAllByRole('dialog');
  await waitFor(() =>
    expect(
      dialogs.some((one) => one.contains(document.activeElement)),
      'not lost',
    ).toBe(true),
  );
  expect(server.sentTo('personas.change')[0]?.body).toMatchObject({ is_default: true });
});

test('a persona changed in another window is overwritten only after the change was shown', async () => {
  const dialog = await open({ ...usual, persona_id: nora.id }, nora);
  await userEvent.click(await dialog.findByRole('button', { name: 'Edit personas' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Nora' }));
  const form = within(await screen.findByRole('dialog', { name: 'Edit Nora' }));
  const field = form.getByLabelText('Description (optional)');
  await userEvent.clear(field);
  await userEvent.type(field, 'Bakes bread.');
  const pilot = { ...nora, description: 'Flies planes.' };
  server.answer({
    'personas.change': refuse('persona.changed_elsewhere'),
    'personas.list': { personas: [pilot] },
  });
  await userEvent.click(form.getByRole('button', { name: 'Save persona' }));
  await form.findByText('Another window changed this persona.');
  await form.findByText(/saved Description \(optional\): “Flies planes\.”/);
  expect(field).toHaveProperty('value', 'Bakes bread.');
  server.answer({ 'personas.change': { ...nora, description: 'Bakes bread.' } });
  await userEvent.click(form.getByRole('button', { name: 'Save persona' }));
  await screen.findByRole('dialog', { name: 'Your personas' });
  expect(server.bodiesOf('personas.change')).toEqual([
    { description: 'Bakes bread.', replaces: { description: nora.description } },
    { description: 'Bakes bread.', replaces: { description: 'Flies planes.' } },
  ]);
});

test('a persona that was not saved is there again', async () => {
  const add = async (dialog: Awaited<ReturnType<typeof open>>) => {
    await userEvent.click(await dialog.findByRole('button', { name: 'Add a persona' }));
    return within(await screen.findByRole('dialog', { name: 'Add a persona' }));
  };
  const form = await add(await open(usual));
  await userEvent.type(form.getByLabelText('Description (optional)'), 'A baker who sings.');
  cleanup();
  const again = await add(await open(usual, nora));
  expect(again.getByLabelText('Description (optional)')).toHaveProperty(
    'value',
    'A baker who sings.',
  );
});

test('personas that fail to load can be tried again', async () => {
  server.answer({ 'chat_settings.read': usual, 'personas.list': refuse('server.failed') });
  renderScreen(<SettingsDialog chat={chat} onClose={() => undefined} />);
  await screen.findByText('We couldn’t load your personas.');
  server.answer({ 'personas.list': { personas: [nora] } });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('combobox', { name: 'You in this chat' });
});

test('a visitor sees the benefits of an account', async () => {
  server.answer({ 'identity.createVisitor': { jwt: 'visitor-token' } });
  session.leave();
  const dialog = await open(usual);
  dialog.getByText('With an account, you can be someone else in each chat.');
  expect(dialog.queryByRole('button', { name: 'Add a persona' })).toBeNull();
});

test('settings that fail to load can be tried again', async () => {
  server.answer({ 'chat_settings.read': refuse('server.failed') });
  renderScreen(<SettingsDialog chat={chat} onClose={() => undefined} />);
  await screen.findByText('We couldn’t load the settings.');
  server.answer({ 'chat_settings.read': usual, 'personas.list': { personas: [] } });
  await userEvent.click(screen.getByRole('button', { name: /try again/i }));
  await screen.findByRole('radio', { name: 'Medium' });
});
