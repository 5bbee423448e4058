// The network between a browser and the product, which a journey can cut and mend.
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface Line {
  /** Where the page is when it is reached over this line. */
  readonly url: string;
  /** Ends every connection; new ones end at once, until `mend`. */
  cut(): void;
  mend(): void;
  close(): Promise<void>;
}

export async function layLine(to: string): Promise<Line> {
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
