// Ends the hydration pass: what the server could not know is rendered after it, then what is below the fold.
import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { IsFirstPass, IsMountDeferred } from '../ui/use-first-pass.ts';

interface Props {
  /** True on the server, and in the browser if it hydrates what the server rendered. */
  isDrawn: boolean;
  children: ReactNode;
}

/**
 * Both steps are transitions. `useSyncExternalStore` with another value for the server would render everything that
 * depends on it at once, with all effects, in one task that blocks a slow phone.
 */
export function FirstPass({ isDrawn, children }: Props) {
  const [step, setStep] = useState(isDrawn ? 0 : 2);
  useEffect(() => {
    if (step < 2) startTransition(() => setStep(step + 1));
  }, [step]);
  return (
    <IsFirstPass value={step < 1}>
      <IsMountDeferred value={step < 2}>{children}</IsMountDeferred>
    </IsFirstPass>
  );
}
