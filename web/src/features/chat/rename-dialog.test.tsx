// The name of a chat: its field has the focus at once, and what is saved is without outer blanks.
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderScreen } from '../../lib/screen-fixture.tsx';
import { RenameDialog } from './rename-dialog.tsx';

test('the name can be written over at once', async () => {
  const saved: unknown[] = [];
  renderScreen(
    <RenameDialog
      chat={{ title: 'By the sea', character: { name: 'Maren' } } as never} // what it looks at
      onSave={(change) => {
        saved.push(change);
        return Promise.resolve(true);
      }}
      onClose={() => undefined}
    />,
  );
  const field = await screen.findByLabelText(/^Chat name/);
  await waitFor(() => expect(document.activeElement).toBe(field));
  await userEvent.keyboard(' In the hills {Enter}');
  await waitFor(() => expect(saved).toEqual([{ title: 'In the hills' }]));
});

test('a name that was not saved is there again', async () => {
  const open = () =>
    renderScreen(
      <RenameDialog
        chat={{ session_id: 'one', title: 'By the sea', character: { name: 'Maren' } } as never} // what it looks at
        onSave={() => Promise.resolve(false)}
        onClose={() => undefined}
      />,
    );
  open();
  await userEvent.type(await screen.findByLabelText(/^Chat name/), ' again{Enter}');
  cleanup();
  open();
  const field = await screen.findByLabelText(/^Chat name/);
  expect(field).toHaveProperty('value', 'By the sea again');
});
