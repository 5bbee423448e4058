// The text of a reply: dots until the first word, animated while it streams, with its failure or removal.
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { loadPage } from '../../../lib/load-page.ts';
import type { Entry } from '../conversation/conversation.ts';
import { isRunning } from '../conversation/events.ts';
import { Markdown } from '../markdown/markdown.tsx';
import { texts } from './texts.ts';
import { Bubble } from './bubble.tsx';
import { TypingDots } from './typing-dots.tsx';
import { useFlowingText } from './use-flowing-text.ts';

const FailureTitle = lazy(() => loadPage(() => import('./failure-title.tsx')));

interface Props {
  message: Entry;
  name: string;
}

export function ReplyText({ message, name }: Props) {
  const { state, failure } = message;
  const { text, growing } = useFlowingText(message.text, isRunning(message));
  const empty = text.trim() === '';
  // An interrupted text may leave a mark open, which is hidden as in a growing one.
  const unfinished = growing || state === 'stopped' || state === 'failed';
  if (state === 'removed') return <RemovedWords reason={failure} />;
  return (
    <>
      {(!empty || isRunning(message)) && (
        <Bubble side="left">
          {!empty && <Markdown text={text} growing={unfinished} />}
          {(empty || state === 'pending') && <TypingDots name={name} />}
        </Bubble>
      )}
      {isRunning(message) && <SlowNote text={message.text} name={name} />}
      <Outcome message={message} />
    </>
  );
}

/** From then on a reply that stands still says so: its model may be loading, or its server busy. */
const SLOW_MS = 8_000;

function SlowNote({ text, name }: { text: string; name: string }) {
  const [slowAt, setSlowAt] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setSlowAt(text), SLOW_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p role="status" className="max-w-md px-1 text-sm text-ink-faint not-empty:pt-1.5">
      {slowAt === text && texts.state.slow(name)}
    </p>
  );
}

function Outcome({ message: { state, failure } }: { message: Entry }) {
  if (state === 'stopped')
    return <p className="px-1 pt-1.5 text-sm text-ink-faint">{texts.state.stopped}</p>;
  if (state === 'retracted')
    return <Instead of={texts.state.retracted}>{reasonWords(failure)}</Instead>;
  if (state !== 'failed') return null;
  return (
    <p className="px-1 pt-1.5 text-sm text-danger">
      <Suspense fallback={texts.state.failed}>
        <FailureTitle code={failure} />
      </Suspense>
    </p>
  );
}

/** In place of a removed text: the reason. */
export const RemovedWords = ({ reason }: { reason: string | null }) => (
  <Instead of={texts.state.removed}>{reason && texts.state.removed_reason(reason)}</Instead>
);

const Instead = ({ of, children }: { of: string; children: ReactNode }) => (
  <div className="max-w-md rounded-card border border-dashed border-edge px-4 py-2.5 text-ink-soft">
    <p>{of}</p>
    <p className="text-sm break-words">{children}</p>
  </div>
);

export function reasonWords(reason: string | null): string {
  const reasons: Readonly<Record<string, string>> = texts.state.reasons;
  return reasons[reason ?? ''] ?? texts.state.unknown_reason;
}
