// Writes the text of one reply: each chunk goes to the log first and to the readers after.
import { setImmediate as yieldToIo } from 'node:timers/promises';
import type { ServerEvent } from '@velour/contract/realtime.ts';
import type { DataKey } from '../../platform/encryption.ts';
import { placeOf } from './chat.rules.ts';
import type { Chunk } from './reply.store.ts';

/** Where a reply is written. */
export interface ReplyPlace {
  readonly reply_id: string;
  readonly seq: number;
  readonly variant: number;
  /** Text and number of chunks that the variant has already; a continuation's are not empty. */
  readonly before: { readonly text: string; readonly n: number };
}

interface Needs {
  readonly session_id: string;
  readonly key: DataKey;
  readonly place: ReplyPlace;
  readonly append: (chunk: Chunk) => Promise<void>;
  readonly publish: (event: ServerEvent) => void;
}

export interface ReplyWriter {
  /** Takes moderated text. Text received during a write goes into the next chunk. */
  write(text: string): void;
  /** Resolves once the first chunk, if there is one, has reached the readers. */
  opened(): Promise<void>;
  /** Leaves the rest unlogged, since the end stores the full text; throws when a chunk could not be written. */
  close(): Promise<void>;
  /** The variant's full text so far, and its number of chunks. */
  readonly state: { readonly text: string; readonly n: number };
}

export function createReplyWriter(needs: Needs): ReplyWriter {
  const { session_id, key, append, publish } = needs;
  const { reply_id, seq, variant, before } = needs.place;
  let { text, n } = before;
  let waiting = '';
  let isClosed = false;
  let isDraining = false;
  let drained: Promise<void> = Promise.resolve();
  let opened: Promise<void> | undefined;

  const drain = async (): Promise<void> => {
    isDraining = true;
    try {
      // The last words of a fast reply are stored by its end, without a chunk of their own.
      if (n > before.n) await yieldToIo();
      while (waiting !== '' && !isClosed) {
        const chunk = waiting;
        waiting = '';
        n += 1;
        const at = n;
        await append({ reply_id, n: at, text: key.seal(chunk, placeOf.chunk(reply_id, at)) });
        publish({ type: 'reply.chunk', session_id, seq, variant, n: at, text: chunk });
      }
    } finally {
      isDraining = false;
    }
  };

  return {
    write(more) {
      if (more === '') return;
      text += more;
      waiting += more;
      if (isDraining) return;
      drained = drain();
      opened ??= drained.catch(() => undefined);
      drained.catch(() => undefined); // reported by `close`
    },
    async opened() {
      await opened;
    },
    async close() {
      isClosed = true;
      await drained;
    },
    get state() {
      return { text, n };
    },
  };
}
