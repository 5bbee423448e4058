// Another code, once the pause that the server asks for is over.
import { useState, useSyncExternalStore } from 'react';
import { everySecond } from '../../lib/clock.ts';
import { Button } from '../../ui/button.tsx';
import { texts } from './texts.ts';

const words = texts.resend;

export interface Resending {
  /** When another code may be requested, by this browser's clock. */
  resend_at: number;
  send: () => Promise<void>;
}

export function CodeAgain({ resend_at, send }: Resending) {
  const seconds = useSecondsUntil(resend_at);
  const [sending, setSending] = useState(false);
  const sendNow = async () => {
    setSending(true);
    await send();
    setSending(false);
  };
  return (
    <div className="flex flex-col items-center gap-1 text-center">
      <Button tone="ghost" pending={sending} disabled={seconds > 0} onClick={() => void sendNow()}>
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
