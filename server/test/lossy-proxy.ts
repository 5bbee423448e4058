// A lossy network for tests: forwards bytes, but delays some, and cuts, drops or freezes connections; seeded.
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import type { Dice } from '@velour/demo-model/seeded.ts';

export interface LossyProxy {
  readonly address: string;
  /** Counts of what happened so far. */
  readonly done: Readonly<Record<Harm | 'passed' | 'delayed', number>>;
  close(): Promise<void>;
}

/**
 * `cut`: disconnected within a chunk; `dropped`: disconnected after a chunk; `frozen`: silently
 * stopped.
 */
type Harm = 'cut' | 'dropped' | 'frozen';

const harms: Record<Harm, number> = { cut: 0.06, dropped: 0.03, frozen: 0.01 };
const DELAYED = 0.2;
const LONGEST_DELAY_MS = 25;

interface Needs {
  /** Host and port of the server behind the proxy. */
  readonly target: string;
  readonly dice: Dice;
}

export async function startLossyProxy({ target, dice }: Needs): Promise<LossyProxy> {
  const [host = '', port = ''] = target.split(':');
  const done = { passed: 0, delayed: 0, cut: 0, dropped: 0, frozen: 0 };
  const open = new Set<Socket>();

  const rollHarm = (): Harm | undefined => {
    let roll = dice.next();
    for (const [harm, share] of Object.entries(harms)) {
      roll -= share;
      if (roll < 0) return harm as Harm; // a key of the record
    }
    return undefined;
  };

  /** Forwards one direction of a connection. */
  const carry = (from: Socket, to: Socket, line: { isFrozen: boolean }): void => {
    from.on('data', (bytes) => {
      if (line.isFrozen) return;
      const harm = rollHarm();
      if (harm) {
        done[harm] += 1;
        if (harm === 'frozen') line.isFrozen = true;
        else if (harm === 'cut') to.end(bytes.subarray(0, Math.floor(dice.next() * bytes.length)));
        if (harm !== 'frozen') from.destroy();
        if (harm === 'dropped') to.destroy();
        return;
      }
      done.passed += 1;
      if (!dice.chance(DELAYED)) return void to.write(bytes);
      done.delayed += 1;
      from.pause(); // what comes after waits too, as on one wire
      setTimeout(() => {
        to.write(bytes);
        from.resume();
      }, dice.next() * LONGEST_DELAY_MS);
    });
    from.on('end', () => to.end());
    from.on('error', () => undefined); // followed by close
    from.on('close', () => {
      open.delete(from);
      if (!line.isFrozen) to.destroySoon();
    });
  };

  const server = createServer((near) => {
    const far = connect(Number(port), host);
    const line = { isFrozen: false };
    for (const socket of [near, far]) {
      open.add(socket);
      socket.setNoDelay(true);
    }
    carry(near, far, line);
    carry(far, near, line);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    // A listening TCP server has an address with a port.
    address: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    done,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of open) socket.destroy();
      }),
  };
}
