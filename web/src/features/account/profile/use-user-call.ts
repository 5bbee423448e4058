// A call that changes the member's profile: updates it everywhere and shows a toast.
import { useQueryClient } from '@tanstack/react-query';
import type { User } from '@velour/contract/account.ts';
import { useCall } from '../../../lib/use-call.ts';
import { saveUser } from './queries.ts';
import { texts } from './texts.ts';

export function useUserCall<Input extends unknown[]>(
  call: (...input: Input) => Promise<User>,
  done: string | ((user: User, ...input: Input) => string),
) {
  const client = useQueryClient();
  return useCall(call, {
    done,
    failed: texts.error,
    onDone: (...[user]) => saveUser(client, user),
  });
}
