// Claims a reward or coupon once: shows a toast and updates the wallet everywhere.
import { useRef } from 'react';
import { q } from '../../../lib/queries.ts';
import { useCall } from '../../../lib/use-call.ts';

interface Claim<Reply> {
  done: (reply: Reply) => string;
  /** Updates the display with the reply, so that nothing can be claimed twice. */
  onDone: (reply: Reply) => void;
  failed: string;
}

export function useClaim<Reply>(
  call: () => Promise<Reply>,
  { done, onDone, failed }: Claim<Reply>,
) {
  /** For the element around the button, with `tabIndex={-1}`: it gets the focus when the button disappears. */
  const place = useRef<HTMLDivElement>(null);
  // Also after a refusal, because another tab may have been first.
  const { pending, run } = useCall(call, { done, onDone, failed, invalidates: [q.wallet.all] });
  const claim = async (): Promise<void> => {
    await run();
    const focused = document.activeElement;
    if (focused === document.body || place.current?.contains(focused))
      place.current?.focus({ preventScroll: true });
  };
  return { pending, claim: () => void claim(), place };
}
