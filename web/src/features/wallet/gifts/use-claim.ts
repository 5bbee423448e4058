// Something that is there for the taking: asked for once, told in a toast, and seen everywhere afterwards.
import { useState } from 'react';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { ApiError } from '../../../lib/api-error.ts';
import { toasts } from '../../../lib/toasts.ts';
import { ownWallet } from '../queries.ts';

interface Claim {
  /** Puts the reply where it is shown, so that nothing can be pressed twice, and answers with what to say. */
  deed: (client: QueryClient) => Promise<string>;
  failed: string;
}

export function useClaim(): [pending: boolean, (claim: Claim) => void] {
  const client = useQueryClient();
  const [pending, setPending] = useState(false);
  const claim = async ({ deed, failed }: Claim) => {
    setPending(true);
    try {
      toasts.success(await deed(client));
    } catch (error) {
      toasts.error(wordsOf(error, failed));
    }
    // After a refusal too: another tab may have been quicker.
    await client.invalidateQueries({ queryKey: ownWallet.queryKey });
    setPending(false);
  };
  return [pending, (wanted) => void claim(wanted)];
}

/** A refusal in the server's own words; what only broke, in ours. */
const wordsOf = (error: unknown, failed: string): string =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 ? error.title : failed;
