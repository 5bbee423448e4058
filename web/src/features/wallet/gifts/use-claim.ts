// Claims a reward or coupon once: shows a toast and updates the wallet everywhere.
import { useRef } from 'react';
import { q } from '../../../lib/queries.ts';
import { useCall } from '../../../lib/use-call.ts';

interface Claim<Reply> {
  done: (reply: Reply) => string;
  /** Puts the reply where it is shown, so that nothing can be pressed twice. */
  onDone: (reply: Reply) => void;
  failed: string;
}

export function useClaim<Reply>(
  call: () => Promise<Reply>,
  { done, onDone, failed }: Claim<Reply>,
) {
  /** Around the button, to be given `tabIndex={-1}`: the focus stays here when the button is gone. */
  const place = useRef<HTMLDivElement>(null);
  // After a refusal too: another tab may have been quicker.
  const { pending, run } = useCall(call, { done, onDone, failed, invalidates: [q.wallet.all] });
  const claim = async (): Promise<void> => {
    await run();
    const focused = document.activeElement;
    if (focused === document.body || place.current?.contains(focused))
      place.current?.focus({ preventScroll: true });
  };
  return { pending, claim: () => void claim(), place };
}
