// A button that sends another code, enabled after the pause that the server requires.
import { useSyncExternalStore } from 'react';
import { everySecond } from '../../lib/clock.ts';
import { useCall } from '../../lib/use-call.ts';
import { Button } from '../../ui/button.tsx';
import { texts } from './texts.ts';

const words = texts.resend;

export interface Resending {
  /** When another code may be requested, by this browser's clock. */
  resendAt: number;
  send: () => Promise<void>;
}

export function CodeAgain({ resendAt, send }: Resending) {
  const seconds = useSecondsUntil(resendAt);
  const { pending, run } = useCall(send, { done: words.done, say: () => words.failed });
  return (
    <div className="flex flex-col items-center gap-1 text-center">
      <Button tone="ghost" pending={pending} disabled={seconds > 0} onClick={() => void run()}>
        {seconds > 0 ? words.pause(seconds) : words.link}
      </Button>
      <p className="text-sm text-ink-faint">{words.spam}</p>
    </div>
  );
}

/** Counts down to zero. */
function useSecondsUntil(moment: number): number {
  const secondsLeft = () => Math.max(0, Math.ceil((moment - Date.now()) / 1_000));
  return useSyncExternalStore(everySecond, secondsLeft);
}
