// A stream that sends together what is written in one go: statements that share a trip share the call of the system, too.
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
  // Not before: a socket that connects forgets what it was told about writing.
  stream.once('connect', () => Object.assign(stream, { write: gather }));
  return stream;
}
