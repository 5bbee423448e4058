// What the adapters of picture servers have in common: limits, wording, seed, abort, closing, and the cut to size.
import { untilAborted } from '../../platform/pause.ts';
import { fitPicture } from './fit.ts';
import {
  ImageFailure,
  type ImageProvider,
  type PictureRequest,
  type Task,
  type Wording,
} from './port.ts';
import { refuseWhatCannotBe } from './request-limits.rules.ts';
import { seedOf, wordingOf } from './wording.rules.ts';

/** A request as an adapter reads it. */
export interface Drawing {
  readonly words: Wording;
  readonly seed: number;
  /** Of the finished picture; each adapter decides what it draws at. */
  readonly width: number;
  readonly height: number;
  readonly reference: Buffer | undefined;
  readonly task: Task | undefined;
  /** Of the caller, of closing, and of the time limit. */
  readonly signal: AbortSignal;
  /** Whether a run that has been aborted is to be left alone, because a restart will ask for it. */
  isResumed(): boolean;
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

/** Nothing is tried twice: the job behind the picture does that. */
export function createRemote({
  name,
  description,
  totalMs = TOTAL_MS,
  draw,
}: Options): ImageProvider {
  const closing = new AbortController();
  const underWay = new Set<Promise<unknown>>();

  const follow = (work: Promise<Buffer>): void => {
    const settled = work.then(
      () => undefined,
      () => undefined, // the caller has the error
    );
    underWay.add(settled);
    void settled.then(() => underWay.delete(settled));
  };

  return {
    name,
    isBuiltIn: false,
    description,
    async paint(request) {
      request.signal.throwIfAborted();
      closing.signal.throwIfAborted();
      refuseWhatCannotBe(request);
      const late = new AbortController();
      const tooLong = `${name} took longer than ${totalMs / 1000} s.`;
      const give = (): void => late.abort(new ImageFailure('unavailable', tooLong));
      const timer = setTimeout(give, totalMs).unref();
      const signal = AbortSignal.any([request.signal, closing.signal, late.signal]);
      try {
        const work = draw(drawingOf(request, signal));
        follow(work);
        const bytes = await untilAborted(work, signal);
        return await untilAborted(fitPicture(bytes, request), signal);
      } catch (error) {
        signal.throwIfAborted();
        if (error instanceof ImageFailure) throw error;
        throw new ImageFailure('broken', `${name} failed.`, { cause: error });
      } finally {
        clearTimeout(timer);
      }
    },
    async close() {
      closing.abort(new Closing());
      await Promise.all(underWay);
    },
  };
}

class Closing extends ImageFailure {
  constructor() {
    super('unavailable', 'The image provider is closed.');
  }
}

function drawingOf(request: PictureRequest, signal: AbortSignal): Drawing {
  const { width, height, reference, task } = request;
  return {
    words: wordingOf(request),
    seed: seedOf(request),
    width,
    height,
    reference,
    task,
    signal,
    isResumed() {
      const reason: unknown = signal.reason;
      const isStopping = reason instanceof Error && reason.name === 'Stopping';
      return task !== undefined && (isStopping || reason instanceof Closing);
    },
  };
}
