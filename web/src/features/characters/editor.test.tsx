// The editor of an own character: no typed text is lost between opening and saving.
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { OwnCharacter } from '@velour/contract/own-characters.ts';
import { fakeServer, refuse, type Answers } from '../../lib/fake-server.ts';
import { contentOfOrla } from './content-fixture.ts';
import { savedEdits } from './saved-edits.ts';
import { toasts } from '../../lib/toasts.ts';
import { Editor } from './editor.tsx';
import { renderScreen } from '../../lib/screen-fixture.tsx';

const noTexts = { description: '', personality: '', scenario: '', alternate_greetings: [] };
const orla: OwnCharacter = {
  ...contentOfOrla({ tagline: 'Keeps a lighthouse.', ...noTexts }),
  id: 'orla',
  slug: 'orla',
  version: 1,
  visibility: 'private',
  review_reason: null,
  held: null,
  appeal: null,
  portrait_url: '/silhouette.svg',
  preview: '',
  stats: { chats: 0, messages: 0, likes: 0 },
  created_at: '2026-11-20T10:00:00.000Z',
  updated_at: '2026-11-20T10:00:00.000Z',
};
const pictures = ['one', 'two'].map((image_id, at) => ({
  image_id,
  url: '/silhouette.svg',
  preview: '',
  is_portrait: at === 0,
}));

/** The server's version, which another window may change, too. */
let held = orla;
let server = fakeServer();

function save(version: number, changes: object) {
  if (version !== held.version) return refuse('character.changed_elsewhere');
  held = { ...held, ...changes, version: version + 1 };
  return held;
}
const answers: Answers = {
  'own_characters.read': () => held,
  'own_characters.pictures': { pictures },
  'own_characters.edit': ({ body }) => save(body.version, body.changes),
  'own_characters.setPortrait': ({ body }) => save(body.version, {}),
};
const unreachable = () => {
  throw new TypeError('Failed to fetch');
};

beforeEach(() => {
  held = orla;
  server = fakeServer(answers);
});

afterEach(() => {
  savedEdits.forget();
});

async function open() {
  renderScreen(<Editor id="orla" />);
  await screen.findByRole('heading', { name: 'Edit Orla' });
  return userEvent.setup();
}
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const shown = () => toasts.read().map(({ message }) => message);

test('a new portrait keeps unsaved edits, which can then be saved', async () => {
  const user = await open();
  await user.type(field('Tagline'), ' And bees.');
  await press('Change portrait');
  const dialog = await screen.findByRole('dialog', { name: 'Change portrait' });
  await user.click(await within(dialog).findByRole('radio', { name: 'Portrait 2 of 2' }));
  await user.click(within(dialog).getByRole('button', { name: 'Use as portrait' }));
  await waitFor(() => expect(shown()).toEqual(['Portrait changed.']));
  await screen.findByText('We restored your unsaved changes.');
  expect(field('Tagline').value).toBe('Keeps a lighthouse. And bees.');
  await press('Save changes');
  await waitFor(() => expect(shown()).toContain('Saved'));
  expect(server.bodiesOf('own_characters.setPortrait')).toEqual([{ image_id: 'two', version: 1 }]);
  expect(server.bodiesOf('own_characters.edit')).toEqual([
    { version: 2, changes: { tagline: 'Keeps a lighthouse. And bees.' } },
  ]);
  await waitFor(() => expect(screen.queryByText(/restored your unsaved changes/)).toBeNull());
});

test('a picture from this device becomes the portrait, and one that is too large is not sent', async () => {
  const user = await open();
  server.answer({ 'own_characters.uploadPortrait': { ...orla, version: 2 } });
  await press('Change portrait');
  const dialog = await screen.findByRole('dialog', { name: 'Change portrait' });
  const input = within(dialog).getByLabelText<HTMLInputElement>('Upload picture', {
    selector: 'input',
  });
  const large = new File([new Uint8Array(9 * 2 ** 20)], 'large.png', { type: 'image/png' });
  await user.upload(input, large);
  await waitFor(() => expect(shown()).toEqual(['This picture is larger than 8 MB.']));
  await user.upload(input, new File(['bytes'], 'orla.png', { type: 'image/png' }));
  await waitFor(() => expect(shown()).toContain('Portrait changed.'));
  expect(server.sentTo('own_characters.uploadPortrait').map(({ query }) => query.version)).toEqual([
    '1',
  ]);
});

test('a file that is no picture is refused in words', async () => {
  const user = await open();
  server.answer({ 'own_characters.uploadPortrait': () => refuse('request.invalid') });
  await press('Change portrait');
  const dialog = await screen.findByRole('dialog', { name: 'Change portrait' });
  const input = within(dialog).getByLabelText('Upload picture', { selector: 'input' });
  await user.upload(input, new File(['bytes'], 'notes.png', { type: 'image/png' }));
  const sentence = 'We can’t read this picture. Use a JPEG, PNG, or WebP file.';
  await waitFor(() => expect(shown()).toEqual([sentence]));
});

test('the second of two windows shows the conflict, and loses neither text', async () => {
  const user = await open();
  await user.type(field('Tagline'), ' And bees.');
  await user.type(field('Scenario'), 'A storm.');
  held = { ...orla, version: 2, tagline: 'Keeps secrets.', description: 'Tall.' };
  await press('Save changes');
  await screen.findByText(/Your changes are still here\./);
  await press('Reload');
  await screen.findByText(/Also changed in another window: Tagline\./);
  expect(document.activeElement).toBe(screen.getByRole('status'));
  expect(field('Tagline').value).toBe('Keeps a lighthouse. And bees.');
  expect([field('Description').value, field('Scenario').value]).toEqual(['Tall.', 'A storm.']);
  await press('Save changes');
  await waitFor(() => expect(shown()).toContain('Saved'));
  expect(server.bodiesOf('own_characters.edit').at(-1)).toEqual({
    version: 2,
    changes: { tagline: 'Keeps a lighthouse. And bees.', scenario: 'A storm.' },
  });
});

test('without network nothing is saved and nothing lost; who leaves and returns finds it, or discards it', async () => {
  const user = await open();
  await user.type(field('Scenario'), 'A storm.');
  server.answer({ 'own_characters.edit': unreachable });
  await press('Save changes');
  await screen.findByText(/The connection failed/);
  expect(field('Scenario').value).toBe('A storm.');
  server.answer(answers);
  cleanup();
  await open();
  await screen.findByText('We restored your unsaved changes.');
  expect(field('Scenario').value).toBe('A storm.');
  await press('Discard changes');
  expect(field('Scenario').value).toBe('');
  cleanup();
  await open();
  expect([field('Scenario').value, screen.queryByText(/restored your unsaved changes/)]).toEqual([
    '',
    null,
  ]);
});

test('a refused field can be contested, and its text is sent with the rule', async () => {
  server.answer({
    'own_characters.edit': refuse('safety.blocked', {
      detail: 'not_allowed',
      errors: [{ field: 'personality', message: 'Please change this part: “Brave”' }],
    }),
    'identity.createVisitor': { jwt: 'a.e30.c' },
    'feedback.send': { id: '01900000-0000-7000-8000-0000000000f1' },
  });
  await open();
  await userEvent.type(screen.getByLabelText(/^Personality/), 'Brave and calm.');
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  await userEvent.click(await screen.findByRole('button', { name: 'This is a mistake' }));
  const dialog = await screen.findByRole('dialog', { name: 'Ask us to look again' });
  within(dialog).getByText('Brave and calm.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Send to the team' }));
  await screen.findByRole('dialog', { name: 'Thank you' });
  expect(server.bodiesOf('feedback.send')).toMatchObject([
    {
      contest: {
        rule: 'not_allowed',
        surface: 'character',
        passage: 'Brave and calm.',
        may_evaluate: false,
      },
    },
  ]);
  // Requesting a review does not save the character again.
  expect(server.bodiesOf('own_characters.edit')).toHaveLength(1);
});
