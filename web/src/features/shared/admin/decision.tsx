// The decision of a review: approve, or reject with a reason that the creator reads.
import { useEffect, useEffectEvent, useId, useState, type ReactNode } from 'react';
import { adminReadsExcept, useAdminCall } from './use-admin-call.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { isShortcut } from '../../../ui/use-step-keys.ts';
import { texts as all } from './texts.ts';

const texts = all.decision;

interface Props {
  /** What is chosen with a yes. */
  children?: ReactNode;
  /** Who reads the reason. */
  reasonHint?: string;
  /** Characters that a reason needs. */
  reasonLeast?: number;
  /** False while it can't be seen yet. */
  canApprove?: boolean;
  /** Whether A approves and R goes to the reason. */
  hasKeys?: boolean;
  /** The read that what is decided has no answer to any more. */
  ends?: string;
  /** A no comes with its reason. Answers what is said of it. */
  decide: (reason: string | undefined) => Promise<string>;
  onDecided: () => void;
}

export function Decision({
  children,
  reasonHint = texts.creator_sees,
  reasonLeast = 1,
  canApprove = true,
  hasKeys = false,
  ends,
  decide,
  onDecided,
}: Props) {
  const [reason, setReason] = useState('');
  const reasonBox = useId();
  const { run, pending } = useAdminCall(decide, {
    done: (text) => text,
    invalidates: [adminReadsExcept(ends)],
  });
  const [isDone, setDone] = useState(false);
  const send = async (given?: string) => {
    // Until the queue is read again, the keys decide nothing more here.
    setDone((await run(given)) !== undefined);
    onDecided();
  };
  useDecisionKeys((key) => {
    if (!hasKeys || pending || isDone) return false;
    if (key === 'a' && canApprove) void send();
    if (key === 'r') document.getElementById(reasonBox)?.querySelector('textarea')?.focus();
    return key === 'a' || key === 'r';
  });
  return (
    <Card className="@container">
      <div className="grid items-start gap-4 @lg:grid-cols-2">
        <div className="flex flex-col items-start gap-3">
          {children}
          <Button
            tone="primary"
            aria-keyshortcuts={hasKeys ? 'a' : undefined}
            disabled={!canApprove}
            pending={pending}
            onClick={() => void send()}
          >
            {texts.approve}
          </Button>
        </div>
        <div className="flex flex-col gap-3" id={reasonBox}>
          <TextArea
            label={texts.reason}
            rows={2}
            maxLength={500}
            value={reason}
            onChange={setReason}
            placeholder={reasonHint}
          />
          <Button
            tone="danger"
            className="self-start"
            disabled={reason.trim().length < reasonLeast}
            pending={pending}
            onClick={() => void send(reason)}
          >
            {texts.reject}
          </Button>
        </div>
      </div>
    </Card>
  );
}

/** `press` answers whether the key is one of its own. A key that is held down counts once. */
function useDecisionKeys(press: (key: string) => boolean): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (isShortcut(event) && !event.repeat && press(event.key)) event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
