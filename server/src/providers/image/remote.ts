// What the adapters of picture servers have in common: limits, wording, seed, and the cut to size.
import { fitPicture } from './fit.ts';
import type { ImageProvider, Wording } from './port.ts';
import { createRuns, type RunContext } from './remote-runs.ts';
import { refuseWhatCannotBe } from './request-limits.rules.ts';
import { seedOf, wordingOf } from './wording.rules.ts';

/** A request as an adapter reads it. */
export interface Drawing extends RunContext {
  readonly words: Wording;
  readonly seed: number;
  /** Of the finished picture; each adapter decides what it draws at. */
  readonly width: number;
  readonly height: number;
  readonly reference: Buffer | undefined;
  readonly isReferencePrivate: boolean;
}

interface Options {
  readonly name: string;
  readonly description: string;
  /** For the whole picture, the waiting at the server included. */
  readonly totalMs?: number | undefined;
  /** Cancels at the server what the signal aborts, and rejects afterwards. */
  readonly draw: (drawing: Drawing) => Promise<Buffer>;
}

const TOTAL_MS = 10 * 60_000;

export function createRemote({
  name,
  description,
  totalMs = TOTAL_MS,
  draw,
}: Options): ImageProvider {
  const runs = createRuns({ name, totalMs });
  return {
    name,
    isBuiltIn: false,
    description,
    async paint(request) {
      request.signal.throwIfAborted();
      refuseWhatCannotBe(request);
      const { width, height, reference, isReferencePrivate = false } = request;
      return runs.within(request, async (run) => {
        const bytes = await draw({
          ...run,
          words: wordingOf(request),
          seed: seedOf(request),
          width,
          height,
          reference,
          isReferencePrivate,
        });
        return fitPicture(bytes, request);
      });
    },
    close: () => runs.close(),
  };
}
