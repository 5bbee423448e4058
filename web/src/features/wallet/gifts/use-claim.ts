// Something that is there for the taking: asked for once, told in a toast, and seen everywhere afterwards.
import { useRef, useState, type RefObject } from 'react';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { ApiError } from '../../../lib/api-error.ts';
import { toasts } from '../../../lib/toasts.ts';
import { ownWallet } from '../../../lib/wallet.ts';

interface Claim {
  /** Puts the reply where it is shown, so that nothing can be pressed twice, and answers with what to say. */
  deed: (client: QueryClient) => Promise<string>;
  failed: string;
}

interface Claiming {
  pending: boolean;
  claim: (claim: Claim) => void;
  /** Around the button, to be given `tabIndex={-1}`: whoever pressed it by key stays here when it is gone. */
  place: RefObject<HTMLDivElement | null>;
}

export function useClaim(): Claiming {
  const place = useRef<HTMLDivElement>(null);
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
    const focused = document.activeElement;
    if (focused === document.body || place.current?.contains(focused))
      place.current?.focus({ preventScroll: true });
  };
  return { pending, claim: (wanted) => void claim(wanted), place };
}

/** A refusal in the server's own words; what only broke, in ours. */
const wordsOf = (error: unknown, failed: string): string =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 ? error.title : failed;
