// Converts a library's callbacks into an async queue of text; pending text is returned at once.
import { untilAborted } from '../../../platform/pause.ts';

export interface Parts {
  push(text: string): void;
  end(finish: 'stop' | 'length'): void;
  fail(error: Error): void;
  /** The text since the last call; undefined at the end. */
  next(): Promise<string | undefined>;
  readonly finish: 'stop' | 'length';
}

export function createParts(signal: AbortSignal): Parts {
  let waiting = '';
  let isOver = false;
  let failure: Error | undefined;
  let finish: 'stop' | 'length' = 'stop';
  let wake = (): void => {};

  return {
    push(text) {
      waiting += text;
      wake();
    },
    end(how) {
      finish = how;
      isOver = true;
      wake();
    },
    fail(error) {
      failure = error;
      wake();
    },
    async next() {
      while (waiting === '' && !isOver && !failure) {
        const news = new Promise<void>((resolve) => {
          wake = resolve;
        });
        await untilAborted(news, signal);
      }
      signal.throwIfAborted();
      const text = waiting;
      waiting = '';
      if (text !== '') return text;
      if (failure) throw failure;
      return undefined;
    },
    get finish() {
      return finish;
    },
  };
}
