// Converts a library's callbacks into an async queue of text; pending text is returned at once.
import { untilAborted } from '../../../platform/pause.ts';

export function createParts(signal: AbortSignal) {
  let waiting = '';
  let isOver = false;
  let failure: Error | undefined;
  let finish: 'stop' | 'length' = 'stop';
  let wake = (): void => {};

  return {
    push(text: string): void {
      waiting += text;
      wake();
    },
    end(how: 'stop' | 'length'): void {
      finish = how;
      isOver = true;
      wake();
    },
    fail(error: Error): void {
      failure = error;
      wake();
    },
    /** The text since the last call; undefined at the end. */
    async next(): Promise<string | undefined> {
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
