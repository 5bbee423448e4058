// The words of a character: dots until the first one, flowing while they come, and what became of them.
import { errors } from '@velour/contract/errors.ts';
import type { Entry } from '../conversation/conversation.ts';
import { isRunning } from '../conversation/events.ts';
import { Markdown } from '../markdown/markdown.tsx';
import { texts } from '../texts.ts';
import { Bubble } from './bubble.tsx';
import { TypingDots } from './typing-dots.tsx';
import { useFlowingText } from './use-flowing-text.ts';

interface Props {
  message: Entry;
  name: string;
}

export function ReplyWords({ message, name }: Props) {
  const { state } = message;
  const { text, growing } = useFlowingText(message.text, isRunning(message));
  const empty = text.trim() === '';
  // A text that broke off may leave a mark open, which is no more meant to be seen than in a growing one.
  const unfinished = growing || state === 'stopped' || state === 'failed';
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
    return (
      <div className="rounded-card border border-dashed border-edge px-4 py-2.5 text-ink-soft">
        <p>{texts.state.retracted}</p>
        <p className="text-sm">{reasonWords(failure)}</p>
      </div>
    );
  if (state !== 'failed') return null;
  return <p className="px-1 pt-1.5 text-sm text-danger">{failureWords(failure)}</p>;
}

export function reasonWords(reason: string | null): string {
  const reasons: Readonly<Record<string, string>> = texts.state.reasons;
  return reasons[reason ?? ''] ?? texts.state.unknown_reason;
}

function failureWords(code: string | null): string {
  const catalogue: Readonly<Record<string, { title: string }>> = errors;
  return catalogue[code ?? '']?.title ?? texts.state.failed;
}
