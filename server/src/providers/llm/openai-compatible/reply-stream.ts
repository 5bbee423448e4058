// A running reply: reads the body under its deadline, and leaves the connection reusable.
import { LlmFailure } from '../port.ts';
import type { Deadline } from './deadline.ts';
import type { ReplyReader } from './reply-reader.ts';
import type { ServerResponse } from './transport.ts';

export interface ReplyStream {
  /** The visible text of the next read that has any; undefined at the end. Throws failures. */
  next(): Promise<string | undefined>;
  /** Closes the connection, unless the reply has ended by itself. */
  close(): void;
}

interface Needs {
  response: ServerResponse;
  deadline: Deadline;
  reader: ReplyReader;
}

export function createReplyStream({ response, deadline, reader }: Needs): ReplyStream {
  const body = response.body?.[Symbol.asyncIterator]();
  let isOver = false;
  let hasReceived = 0;
  let isLingering = false;
  let trouble: Error | undefined;

  const over = (text: string): string | undefined => {
    isOver = true;
    // The text that was held back is returned first, and the failure thrown by the next call.
    if (reader.failure && text === '') throw reader.failure;
    return text || undefined;
  };

  /** Updates the deadline after a read. */
  const updateDeadline = (): void => {
    if (reader.signs !== hasReceived) deadline.received();
    hasReceived = reader.signs;
    if (reader.finish !== undefined && !isLingering) {
      isLingering = true;
      deadline.linger();
    }
  };

  /** A failed read is a normal end if the model had finished, and a failure otherwise. */
  const cut = (error: unknown): string | undefined => {
    const { aborted, reason } = deadline.signal as { aborted: boolean; reason: Error };
    const isOurs = aborted && !(reason instanceof LlmFailure);
    if (reader.finish !== undefined && !isOurs) return over(reader.end());
    const why = aborted ? reason : lost(error);
    const rest = isOurs ? '' : reader.end();
    if (rest === '') throw why;
    trouble = why;
    return rest;
  };

  const pull = async (): Promise<string | undefined> => {
    for (;;) {
      let read: IteratorResult<Uint8Array> | undefined;
      try {
        read = await body?.next();
      } catch (error) {
        return cut(error);
      }
      if (!read || read.done) return over(reader.end());
      const text = reader.feed(read.value);
      updateDeadline();
      if (reader.failure) {
        if (text) return text;
        throw reader.failure;
      }
      if (reader.done) return over(text + reader.end());
      if (text) return text;
    }
  };

  return {
    async next() {
      const failure = trouble ?? reader.failure;
      if (failure) throw failure;
      if (isOver) return undefined;
      return pull();
    },
    close() {
      if (isOver && reader.done && body) void drain(body, deadline);
      else deadline.cut();
      if (!isOver || !reader.done) deadline.clear();
    },
  };
}

const lost = (cause: unknown): LlmFailure =>
  new LlmFailure('unavailable', 'The connection to the model server broke.', { cause });

/** Reads the rest after `[DONE]`, so that the connection can be reused. */
async function drain(body: AsyncIterator<Uint8Array>, deadline: Deadline): Promise<void> {
  deadline.linger();
  try {
    for (let pieces = 0; pieces < 8; pieces += 1) {
      const { done } = await body.next();
      if (done) return;
    }
    deadline.cut();
  } catch {
    // Its result is not used.
  } finally {
    deadline.clear();
  }
}
