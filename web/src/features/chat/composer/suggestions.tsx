// Suggested replies above the field: loaded by a button, inserted when chosen, hidden when the user types.
import { useEffect, useRef, useState } from 'react';
import { X } from 'lucide-react';
import { api } from '../../../lib/api.ts';
import { attempt } from '../../../lib/use-call.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { parseMarkdown } from '../markdown/blocks.ts';
import { plainWords } from '../markdown/plain-text.ts';
import { texts as words } from './texts.ts';

type State =
  | { phase: 'none' }
  | { phase: 'loading' }
  | { phase: 'shown'; suggestions: readonly string[] };

/** `moment` changes with the conversation: suggestions for an earlier one are dropped. */
export function useSuggestions(session_id: string, moment: string) {
  const [state, setState] = useState<State & { of?: string }>({ phase: 'none' });
  const leaving = useRef<AbortController | null>(null);
  const close = () => {
    leaving.current?.abort();
    leaving.current = null;
    setState({ phase: 'none' });
  };
  useEffect(() => () => leaving.current?.abort(), [session_id]);
  const ask = async () => {
    leaving.current?.abort();
    const own = new AbortController();
    leaving.current = own;
    setState({ phase: 'loading', of: moment });
    const reply = await attempt(
      () =>
        api.chat.suggest({ params: { id: session_id } }, own.signal).catch((error: unknown) => {
          if (own.signal.aborted) return undefined;
          throw error;
        }),
      { failed: words.failed },
    );
    if (own.signal.aborted) return;
    setState(
      reply ? { phase: 'shown', suggestions: reply.suggestions, of: moment } : { phase: 'none' },
    );
  };
  const shown: State = state.of === moment ? state : { phase: 'none' };
  return { state: shown, ask, close };
}

interface Props {
  state: State;
  onChoose: (text: string) => void;
  onClose: () => void;
}

export function Suggestions({ state, onChoose, onClose }: Props) {
  if (state.phase === 'none') return null;
  return (
    <section aria-label={words.label} className="flex items-start gap-2 pb-2">
      {state.phase === 'loading' && (
        <Loading label={words.loading} className="flex min-w-0 flex-1 flex-wrap gap-2">
          {['w-40', 'w-52', 'w-32'].map((width) => (
            <Skeleton key={width} className={`h-10 max-w-full rounded-full ${width}`} />
          ))}
        </Loading>
      )}
      {state.phase === 'shown' && state.suggestions.length === 0 && (
        <p role="status" className="min-w-0 flex-1 py-2 text-sm text-ink-soft">
          {words.none}
        </p>
      )}
      {state.phase === 'shown' && state.suggestions.length > 0 && (
        <ul className="flex min-w-0 flex-1 flex-wrap gap-2">
          {state.suggestions.map((text) => (
            <li key={text} className="max-w-full">
              <button
                type="button"
                onClick={() => onChoose(text)}
                className="min-h-10 max-w-full rounded-card bg-raised-2 px-4 py-2 text-left text-sm wrap-anywhere shadow-sheen transition-colors hover:bg-raised-3"
              >
                {plainWords(parseMarkdown(text))}
              </button>
            </li>
          ))}
        </ul>
      )}
      <IconButton icon={X} size="sm" iconSize="xs" label={words.close} onClick={onClose} />
    </section>
  );
}
