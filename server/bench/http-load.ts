// An HTTP load generator over a few connections, with little CPU use of its own.
import { connect, type Socket } from 'node:net';

/** Sends a number of requests and returns their times; `pathOf` gives the next path. Throws for any status but 200. */
export async function load(
  url: string,
  pathOf: () => string,
  { connections, requests }: { connections: number; requests: number },
): Promise<number[]> {
  const times: number[] = [];
  const { hostname, port } = new URL(url);
  let left = requests;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      const socket = connect({ host: hostname, port: Number(port), noDelay: true });
      await new Promise((resolve, reject) => {
        socket.once('connect', resolve);
        socket.once('error', reject);
      });
      while (left > 0) {
        left -= 1;
        const began = performance.now();
        await request(socket, pathOf());
        times.push(performance.now() - began);
      }
      socket.destroy();
    }),
  );
  return times;
}

function request(socket: Socket, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let missing = -1;
    let head = '';
    const onData = (bytes: Buffer): void => {
      if (missing < 0) {
        head += bytes.toString('latin1');
        const end = head.indexOf('\r\n\r\n');
        if (end < 0) return;
        if (!head.startsWith('HTTP/1.1 200')) return fail(`${path} answered ${head.slice(0, 600)}`);
        const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1]);
        missing = length - (head.length - end - 4);
      } else {
        missing -= bytes.length;
      }
      if (missing > 0) return;
      leave();
      resolve();
    };
    const fail = (reason: string): void => {
      leave();
      reject(new Error(reason));
    };
    const onClose = (): void => fail('the connection was closed');
    const leave = (): void => {
      socket.off('data', onData).off('close', onClose);
    };
    socket.on('data', onData).on('close', onClose);
    socket.write(`GET ${path} HTTP/1.1\r\nhost: bench\r\n\r\n`);
  });
}
