// Writing one reply: released text goes to the log first and to the readers after, chunk by chunk.
import type { ServerEvent } from '@velour/contract/realtime.ts';
import type { DataKey } from '../../../platform/encryption.ts';
import { placeOf } from '../chat.rules.ts';
import type { Chunk } from './replies.store.ts';

/** Where a reply goes, and what stands there already. */
export interface ReplyPlace {
  readonly reply_id: string;
  readonly session_id: string;
  readonly seq: number;
  readonly variant: number;
  /** Text and chunk count of the variant before this reply; of a continuation not empty. */
  readonly before: { readonly text: string; readonly n: number };
  readonly key: DataKey;
}

interface Needs {
  readonly place: ReplyPlace;
  readonly append: (chunk: Chunk) => Promise<void>;
  readonly publish: (event: ServerEvent) => void;
  /** Settles when the message that is answered has been committed: nothing is logged or shown before. */
  readonly committed: Promise<void>;
}

export interface ReplyWriter {
  /** Takes text that passed the safety gate. What comes while a write is under way goes into the next chunk. */
  write(text: string): void;
  /** Waits until everything written has been logged; throws when the log could not be written. */
  settle(): Promise<void>;
  /** Leaves the rest unlogged, since the end's own write is about to hold the whole text. */
  close(): Promise<void>;
  /** The variant's whole text so far, and its number of chunks. */
  readonly state: { readonly text: string; readonly n: number };
}

export function createReplyWriter({ place, append, publish, committed }: Needs): ReplyWriter {
  const { session_id, seq, variant, key } = place;
  let text = place.before.text;
  let n = place.before.n;
  let waiting = '';
  let closed = false;
  let running: Promise<void> | undefined;

  const drain = async (): Promise<void> => {
    await committed;
    while (waiting !== '' && !closed) {
      const chunk = waiting;
      waiting = '';
      n += 1;
      const at = n;
      await append({
        reply_id: place.reply_id,
        n: at,
        text: key.seal(chunk, placeOf.chunk(place.reply_id, at)),
      });
      publish({ type: 'reply.chunk', session_id, seq, variant, n: at, text: chunk });
    }
  };

  const start = (): void => {
    running ??= drain().finally(() => {
      running = undefined;
    });
    running.catch(() => undefined); // `settle` and `close` tell of it
  };

  return {
    write(more) {
      if (more === '') return;
      text += more;
      waiting += more;
      start();
    },
    async settle() {
      while (running) await running;
    },
    async close() {
      closed = true;
      while (running) await running;
    },
    get state() {
      return { text, n };
    },
  };
}
