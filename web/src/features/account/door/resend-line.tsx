// Another code, once the pause that the server asks for is over.
import { useEffect, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { texts } from '../texts.ts';
import { anotherCode } from './deeds.ts';
import { usePending } from './pending.ts';

const words = texts.resend;

interface Props {
  purpose: 'confirm' | 'reset';
  email: string;
}

export function ResendLine({ purpose, email }: Props) {
  const { resend_at } = usePending();
  const seconds = useSecondsUntil(resend_at);
  const [sending, setSending] = useState(false);
  const send = async () => {
    setSending(true);
    await anotherCode(purpose, email);
    setSending(false);
  };
  return (
    <div className="flex flex-col items-center gap-1 text-center">
      <Button tone="ghost" pending={sending} disabled={seconds > 0} onClick={() => void send()}>
        {seconds > 0 ? words.pause(seconds) : words.link}
      </Button>
      <p className="text-sm text-ink-faint">{words.spam}</p>
    </div>
  );
}

/** Counts down to zero. */
function useSecondsUntil(moment: number): number {
  const [now, setNow] = useState(Date.now);
  const left = Math.max(0, Math.ceil((moment - now) / 1_000));
  useEffect(() => {
    setNow(Date.now());
    if (moment <= Date.now()) return undefined;
    const ticking = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(ticking);
  }, [moment]);
  return left;
}
