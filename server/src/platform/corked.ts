// A stream that batches the writes of one tick: statements of a round trip, or frames, share one system call.
import type { Duplex } from 'node:stream';

/** Corks the stream at the first write of a tick and uncorks it at the next tick. Returns the same stream. */
export function corked<S extends Duplex>(stream: S): S {
  const { write } = stream;
  let isWaiting = false;
  const gather = (...given: unknown[]): unknown => {
    if (!isWaiting) {
      isWaiting = true;
      stream.cork();
      process.nextTick(() => {
        isWaiting = false;
        stream.uncork();
      });
    }
    return Reflect.apply(write, stream, given);
  };
  const start = (): void => void Object.assign(stream, { write: gather });
  // Connecting resets a socket's corked state.
  if (isConnected(stream)) start();
  else stream.once('connect', start);
  return stream;
}

const isConnected = (stream: Duplex): boolean =>
  'readyState' in stream && stream.readyState === 'open';
