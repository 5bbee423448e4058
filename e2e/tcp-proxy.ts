// A TCP proxy between browser and product, which a journey can cut and restore.
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface TcpProxy {
  /** The product's address through this proxy. */
  readonly url: string;
  /** Closes every connection, and new ones at once, until `mend` is called. */
  cut(): void;
  mend(): void;
  close(): Promise<void>;
}

export async function openProxy(to: string): Promise<TcpProxy> {
  const port = Number(new URL(to).port);
  const open = new Set<Socket>();
  let isCut = false;

  const server = createServer((near) => {
    if (isCut) return void near.destroy();
    const far = connect(port, '127.0.0.1');
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one.pipe(other);
      one.on('error', () => undefined); // followed by close
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  const cut = (): void => {
    isCut = true;
    for (const socket of open) socket.destroy();
  };
  return {
    // A listening TCP server has an address with a port.
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut,
    mend: () => {
      isCut = false;
    },
    async close() {
      cut();
      server.close();
      await once(server, 'close');
    },
  };
}
