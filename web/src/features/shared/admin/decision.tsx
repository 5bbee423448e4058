// The decision of a review: approve, or reject with a reason that the creator reads.
import { useEffect, useEffectEvent, useId, useState, type ReactNode } from 'react';
import type { QueryFilters } from '@tanstack/react-query';
import { adminReadsExcept, useAdminCall } from './use-admin-call.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { isShortcut } from '../../../ui/use-step-keys.ts';
import { texts as all } from './texts.ts';

const texts = all.decision;

interface Props {
  /** Additional choices for an approval. */
  children?: ReactNode;
  /** Who will read the reason. */
  reasonHint?: string;
  /** The minimum length of a reason. */
  reasonLeast?: number;
  /** False until the content has been shown. */
  canApprove?: boolean;
  /** True if the A key approves and the R key focuses the reason. */
  hasKeys?: boolean;
  /** A query that is not refetched, because the decided item no longer exists. */
  ends?: QueryFilters;
  /** Undefined approves; otherwise the reason of a rejection. Returns the text of the toast. */
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
    // Disables the keys until the queue is refetched.
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

/** `press` returns true if it handles the key. A key that is held down counts once. */
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
