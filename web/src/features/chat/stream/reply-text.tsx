// The text of a reply: dots until the first word, animated while it streams, with its failure or removal.
import { lazy, Suspense, type ReactNode } from 'react';
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
      <Outcome message={message} />
    </>
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
