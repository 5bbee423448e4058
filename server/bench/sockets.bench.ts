// Memory per idle socket, at ten thousand.
import { readFileSync } from 'node:fs';
import type { WebSocket } from 'ws';
import { makeCluster } from '../test/postgres.ts';
import { startProduct, temporaryFolder } from './processes.ts';
import { makeToken, openSocket } from './talkers.ts';

const COUNT = Number(process.env['BENCH_SOCKETS'] ?? 10_000);
/** The maximum number of sockets per person. */
const PER_PERSON = 5;
const AT_ONCE = 50;

/** Resident memory of a process in kilobytes. */
const residentKb = (pid: number | undefined): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? NaN);

export async function run(): Promise<void> {
  const cluster = await makeCluster({ durable: false });
  const folder = await temporaryFolder();
  const product = await startProduct({
    DATABASE_URL: cluster.url('postgres'),
    DATA_DIR: folder.path,
  });
  const sockets: WebSocket[] = [];
  try {
    const tokens: string[] = [];
    while (tokens.length < COUNT / PER_PERSON) {
      tokens.push(
        ...(await Promise.all(Array.from({ length: AT_ONCE }, () => makeToken(product.url)))),
      );
    }
    // The first sockets also pay for code that is loaded once.
    sockets.push(
      ...(await Promise.all(
        tokens.slice(0, AT_ONCE).map((token) => openSocket(product.url, token)),
      )),
    );
    const before = residentKb(product.child.pid);
    const began = performance.now();
    const first = sockets.length;
    for (let at = 0; sockets.length < COUNT; at += AT_ONCE) {
      const batch = Array.from(
        { length: AT_ONCE },
        (_, index) => tokens[(at + index + first) % tokens.length] ?? '',
      );
      sockets.push(...(await Promise.all(batch.map((token) => openSocket(product.url, token)))));
    }
    await new Promise((resolve) => setTimeout(resolve, 5_000));
    const open = sockets.filter((socket) => socket.readyState === socket.OPEN).length;
    const each = (residentKb(product.child.pid) - before) / (open - first);
    process.stdout.write(
      `${open} idle sockets opened in ${((performance.now() - began - 5_000) / 1000).toFixed(1)} s: ` +
        `${each.toFixed(1)} KB each (goal: 16 KB)  ${open === COUNT && each <= 16 ? 'met' : 'NOT MET'}\n`,
    );
  } finally {
    for (const socket of sockets) socket.terminate();
    await product.stop();
    await cluster.remove();
    await folder.remove();
  }
}
