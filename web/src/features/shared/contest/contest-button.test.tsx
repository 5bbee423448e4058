// "This is a mistake": shows what the team will see, asks for consent to keep it, and sends it.
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { refuse, type Answers } from '../../../lib/fake-server.ts';
import { openScreen } from '../../../lib/screen-fixture.tsx';
import ContestButton from './contest-button.tsx';

const about = {
  rule: 'not_allowed',
  surface: 'chat',
  passage: 'Come with me.',
  before: 'Where to?',
} as const;

const open = async (answer: Answers['feedback.send']) => {
  const server = openScreen(<ContestButton about={() => about} />, '/chats', {
    'identity.createVisitor': { jwt: 'a.e30.c' },
    'feedback.send': answer,
  });
  await userEvent.click(screen.getByRole('button', { name: 'This is a mistake' }));
  await screen.findByRole('dialog');
  return server;
};

test('the passage and what led to it are shown and sent, with consent of its own', async () => {
  const server = await open({ id: '01900000-0000-7000-8000-0000000000f1' });
  screen.getByText('Come with me.');
  screen.getByText('Where to?');
  await userEvent.click(screen.getByLabelText(/keep the text to test our rules/));
  await userEvent.type(screen.getByLabelText(/Your email/), 'ann@velour.example');
  await userEvent.click(screen.getByRole('button', { name: 'Send to the team' }));
  await screen.findByRole('dialog', { name: 'Thank you' });
  expect(server.sent.find(({ call }) => call === 'feedback.send')?.body).toMatchObject({
    text: 'This refusal is a mistake.',
    failure: 'safety.blocked',
    email: 'ann@velour.example',
    contest: { ...about, may_evaluate: true },
  });
});

test('a failure keeps the dialog, and nothing is kept without consent', async () => {
  const server = await open(refuse('server.failed'));
  await userEvent.click(screen.getByRole('button', { name: 'Send to the team' }));
  screen.getByRole('dialog', { name: 'Ask us to look again' });
  await expect
    .poll(() => server.sent.find(({ call }) => call === 'feedback.send')?.body)
    .toMatchObject({ contest: { may_evaluate: false } });
});
