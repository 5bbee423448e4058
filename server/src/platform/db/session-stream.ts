// A Duplex stream over a message port, through which `pg` speaks the PostgreSQL protocol to the embedded database.
import { Duplex } from 'node:stream';
import type { MessagePort } from 'node:worker_threads';
import { DatabaseLost } from './failures.ts';

/** The methods that `pg` calls on a socket beyond those of a stream. */
export interface SessionStream extends Duplex {
  connect(): this;
  setNoDelay(): this;
  setKeepAlive(): this;
  ref(): this;
  unref(): this;
}

/** `open` returns the port of a new session; it is called when `pg` connects. */
export function createSessionStream(
  open: (stream: SessionStream) => Promise<MessagePort>,
): SessionStream {
  let port: MessagePort | undefined;
  const send = (bytes: Buffer): void => {
    const own = Uint8Array.from(bytes); // Buffers share memory, and this memory is transferred
    port?.postMessage(own, [own.buffer]);
  };
  const duplex = new Duplex({
    allowHalfOpen: false,
    read: () => undefined,
    write(chunk: Buffer, _encoding, done) {
      send(chunk);
      done();
    },
    writev(chunks: { chunk: Buffer }[], done) {
      send(Buffer.concat(chunks.map(({ chunk }) => chunk)));
      done();
    },
    final(done) {
      port?.close();
      duplex.push(null);
      done();
    },
    destroy(error, done) {
      port?.close();
      done(error);
    },
  });

  function attach(opened: MessagePort): void {
    if (duplex.destroyed) return opened.close();
    port = opened;
    port.on('message', (bytes: Uint8Array<ArrayBuffer>) => duplex.push(Buffer.from(bytes.buffer)));
    port.on('close', () => {
      if (!duplex.writableEnded) duplex.destroy(new DatabaseLost());
    });
    duplex.emit('connect');
  }

  const stream: SessionStream = Object.assign(duplex, {
    connect() {
      open(stream).then(attach, (error: Error) => duplex.destroy(error));
      return stream;
    },
    setNoDelay: () => stream,
    setKeepAlive: () => stream,
    ref() {
      port?.ref();
      return stream;
    },
    unref() {
      port?.unref();
      return stream;
    },
  });
  return stream;
}
