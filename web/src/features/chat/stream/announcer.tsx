// Announces a reply to screen readers once, when it has ended, not word by word.
import { useEffect, useRef, useState } from 'react';
import type { Entry } from '../conversation/conversation.ts';
import { isRunning } from '../conversation/events.ts';
import { parseMarkdown } from '../markdown/blocks.ts';
import { plainWords } from '../markdown/plain-text.ts';
import { texts } from '../texts.ts';
import { texts as inRow } from './texts.ts';

const MOST = 1_200;

export function Announcer({ messages, name }: { messages: readonly Entry[]; name: string }) {
  const [words, setWords] = useState('');
  const running = useRef<number>(undefined);
  const last = messages.findLast((message) => message.author === 'character');
  const [opened] = useState(() => ({ seq: messages.at(-1)?.seq ?? 0, variant: last?.variant }));
  const seen = useRef(opened);
  useEffect(() => {
    if (!last) return;
    // One that failed at once was never seen running. What a page of history brings was not heard of live.
    const { seq, variant, variants, heard } = last;
    const isOther = seq === seen.current.seq && variant !== seen.current.variant;
    const isNew = heard > 0 && (isOther || seq > seen.current.seq);
    seen.current = { seq: Math.max(seen.current.seq, seq), variant };
    if (isRunning(last)) running.current = last.seq;
    else if (running.current === last.seq || isNew) {
      running.current = undefined;
      const failed = last.state === 'failed' || last.state === 'retracted';
      const spoken = plainWords(parseMarkdown(last.text)).slice(0, MOST) || inRow.state.stopped;
      const says = failed ? texts.stream.failed_aloud(name) : texts.stream.says(name, spoken);
      const next = isOther ? `${inRow.action.variant_aloud(variant + 1, variants)}. ${says}` : says;
      // The same words again are announced only where they differ.
      setWords((known) => (known === next ? `${next}\u00a0` : next));
    }
  }, [last, name]);
  return (
    <div role="status" aria-live="polite" className="sr-only">
      {words}
    </div>
  );
}
