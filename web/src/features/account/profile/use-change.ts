// A change of one's own record: sent, kept everywhere, said in a toast; one at a time.
import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { User } from '@velour/contract/account.ts';
import { toasts } from '../../../lib/toasts.ts';
import { wordsOf } from '../failures.ts';
import { keepUser } from './queries.ts';
import { texts } from './texts.ts';

export function useChange(): [pending: boolean, (deed: () => Promise<User>, done: string) => void] {
  const client = useQueryClient();
  const [pending, setPending] = useState(false);
  const change = async (deed: () => Promise<User>, done: string) => {
    setPending(true);
    try {
      keepUser(client, await deed());
      toasts.success(done);
    } catch (error) {
      toasts.error(wordsOf(error, texts.error));
    }
    setPending(false);
  };
  return [pending, (deed, done) => void change(deed, done)];
}
