// Suggested replies: asked for, chosen, none, failing, and dropped when the talk goes on.
import { useState } from 'react';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { fakeServer, refuse } from '../../../lib/fake-server.ts';
import { session } from '../../../lib/session.ts';
import { signedIn } from '../../../lib/session-fixture.ts';
import { renderScreen } from '../../../lib/screen-fixture.tsx';
import { toasts } from '../../../lib/toasts.ts';
import { Suggestions, useSuggestions } from './suggestions.tsx';

let server = fakeServer();
beforeEach(() => {
  server = fakeServer();
  session.enter(signedIn());
});

function Screen() {
  const [moment, setMoment] = useState('1');
  const [chosen, setChosen] = useState('');
  const { state, ask, close } = useSuggestions('00000000-0000-7000-8000-000000000001', moment);
  return (
    <>
      <Suggestions state={state} onChoose={setChosen} onClose={close} />
      <button onClick={() => void ask()}>Ask</button>
      <button onClick={() => setMoment('2')}>Go on</button>
      <p>Chosen: {chosen}</p>
    </>
  );
}

const ask = async () => {
  renderScreen(<Screen />);
  await userEvent.click(await screen.findByRole('button', { name: 'Ask' }));
};

test('a chosen suggestion goes into the field; the next message drops the others', async () => {
  server.answer({ 'chat.suggest': { suggestions: ['I’d like that.', '*yawns* Maybe later.'] } });
  await ask();
  await userEvent.click(await screen.findByRole('button', { name: 'yawns Maybe later.' }));
  await screen.findByText('Chosen: *yawns* Maybe later.');
  await userEvent.click(screen.getByRole('button', { name: 'Go on' }));
  expect(screen.queryByRole('region', { name: 'Suggested replies' })).toBeNull();
});

test('an empty result is shown, and can be closed', async () => {
  server.answer({ 'chat.suggest': { suggestions: [] } });
  await ask();
  await screen.findByText(/^Nothing came to mind/);
  await userEvent.click(screen.getByRole('button', { name: 'Close suggestions' }));
  expect(screen.queryByText(/^Nothing came to mind/)).toBeNull();
});

test('a failure is shown and leaves nothing behind', async () => {
  server.answer({ 'chat.suggest': refuse('server.failed') });
  await ask();
  await waitFor(() => expect(toasts.read().at(-1)?.message).toMatch(/try again/));
  expect(screen.queryByRole('region', { name: 'Suggested replies' })).toBeNull();
});
