// Shared parts of the adapters of picture servers: limits, prompt, seed, and fitting the result to the requested size.
import { fitPicture } from './fit.ts';
import type { ImageProvider, Wording } from './port.ts';
import { createRuns, type RunContext } from './remote-runs.ts';
import { refuseWhatCannotBe } from './request-limits.rules.ts';
import { seedOf, wordingOf } from './wording.rules.ts';

/** A request with the values that adapters need. */
export interface Drawing extends RunContext {
  readonly words: Wording;
  readonly seed: number;
  /** The size of the finished picture; each adapter decides the size that it requests. */
  readonly width: number;
  readonly height: number;
  readonly reference: Buffer | undefined;
  readonly isReferencePrivate: boolean;
}

interface Options {
  readonly name: string;
  readonly description: string;
  /** The time limit of a picture, including the wait in the server's queue, in milliseconds. */
  readonly totalMs?: number | undefined;
  /** When the signal is aborted, it must cancel at the server before it rejects. */
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
