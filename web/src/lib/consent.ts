// Whether the visitor of this browser consented to analytics; asked once, changed only through the cookie settings.
import { memory } from './storage.ts';
import { createStore } from './store.ts';

const KEY = 'analytics';

type Answer = 'yes' | 'no' | 'open';

const readAnswer = (): Answer => {
  const stored = memory.read(KEY);
  return stored === 'yes' || stored === 'no' ? stored : 'open';
};

/** `open`: not answered yet, or outdated. */
export const consent = createStore<Answer>(readAnswer());

export const answerConsent = (answer: 'yes' | 'no'): void => {
  memory.write(KEY, answer);
  consent.change(() => answer);
};

export const openConsent = (): void => consent.change(() => 'open');

/** Applies answers from other tabs, and from before this page was put into the back/forward cache. */
export function followOtherTabs(): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const follow = () => consent.change(readAnswer);
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || key === `velour.${KEY}`) follow();
  };
  window.addEventListener('storage', onStorage, { signal });
  window.addEventListener('pageshow', ({ persisted }) => persisted && follow(), { signal });
  return () => stop.abort();
}
