// A stream that batches the writes of one tick: statements of one round trip share one system call.
import type { Duplex } from 'node:stream';

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
  // Not before: connecting resets a socket's corked state.
  stream.once('connect', () => Object.assign(stream, { write: gather }));
  return stream;
}
