// A review queue: one entry at a time, oldest first; J and K go to the next and previous one.
import { useState, type ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { useStepKeys } from '../../../ui/use-step-keys.ts';
import { isPasswordNeeded, LoadFailed } from './load-failed.tsx';
import { ScreenHead } from './screen-head.tsx';
import { texts as shared } from './texts.ts';

const words = shared.queue;

interface Props<Row> {
  texts: {
    readonly title: string;
    readonly sentence: string;
    readonly keys: string;
    readonly empty: string;
    readonly empty_sentence: string;
  };
  /** Undefined while loading. */
  rows: readonly Row[] | undefined;
  /** The number of waiting entries; the loaded list may be shorter. */
  total: number;
  error: unknown;
  onRetry: () => void;
  /** Another key needs a new decision. */
  keyOf: (row: Row) => string;
  /** A short title of the entry, and more details for its line. */
  titleOf: (row: Row) => readonly [name: string, more: string];
  children: (row: Row) => ReactNode;
}

export function ReviewQueue<Row>(props: Props<Row>) {
  const { texts, rows, total, error, onRetry, keyOf, titleOf, children } = props;
  const { shown, place, last, step } = useShown(rows, keyOf);
  useStepKeys(step);
  if (isPasswordNeeded(error) || (error && !rows))
    return <LoadFailed error={error} onRetry={onRetry} />;
  const [name, more] = shown ? titleOf(shown) : ['', ''];
  return (
    <div className="flex flex-col gap-5">
      <div className="px-1">
        <ScreenHead title={texts.title} sentence={texts.sentence} keys={texts.keys} />
      </div>
      {!rows && (
        <Loading label={words.loading}>
          <Skeleton radius="card" className="h-96" />
        </Loading>
      )}
      {rows && !shown && (
        <EmptyState scene="cup" title={texts.empty}>
          {texts.empty_sentence}
        </EmptyState>
      )}
      {shown && (
        <>
          <nav className="flex flex-wrap items-center gap-3" aria-label={texts.title}>
            <p aria-live="polite" className="min-w-0 flex-1 basis-72 wrap-anywhere">
              <strong className="font-medium">{name}</strong>
              {more}
              {` · ${words.place(place + 1, total)}`}
            </p>
            <Button size="sm" disabled={place === 0} onClick={() => step(-1)}>
              {words.previous}
            </Button>
            <Button size="sm" disabled={place >= last} onClick={() => step(1)}>
              {words.next}
            </Button>
          </nav>
          <div key={keyOf(shown)} className="flex flex-col gap-5">
            {children(shown)}
          </div>
        </>
      )}
    </div>
  );
}

/** The shown entry stays while the list changes; if it disappears, the next one takes its place. */
function useShown<Row>(rows: readonly Row[] = [], keyOf: (row: Row) => string) {
  const [chosen, setChosen] = useState({ key: '', at: 0 });
  const last = Math.max(0, rows.length - 1);
  const found = rows.findIndex((row) => keyOf(row) === chosen.key);
  const place = found >= 0 ? found : Math.min(chosen.at, last);
  const shown = rows[place];
  const choose = (at: number) => {
    const row = rows[at];
    if (row && (keyOf(row) !== chosen.key || at !== chosen.at)) setChosen({ key: keyOf(row), at });
  };
  choose(place);
  const step = (by: number) => choose(Math.min(Math.max(0, place + by), last));
  return { shown, place, last, step };
}
