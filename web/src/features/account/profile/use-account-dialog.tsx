// The open dialog of a section, if there is one.
import { useState } from 'react';
import type { User } from '@velour/contract/account.ts';
import { createLater } from '../../../lib/later.tsx';
import type { DialogName } from './account-dialogs.tsx';

const dialogs = createLater(() =>
  import('./account-dialogs.tsx').then((file) => ({ Component: file.AccountDialog })),
);

export function useAccountDialog(user: User) {
  const [name, open] = useState<DialogName>();
  dialogs.useLoadAhead();
  const dialog = name && (
    <dialogs.Component
      {...{ name, user }}
      onClose={() => open(undefined)}
      onSent={() => open('code')}
    />
  );
  return { dialog, open };
}
