// A temporary Redis server on a Unix socket, without persistence.
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { testDirectory } from '@velour/testing/directory.ts';
import { Redis } from 'ioredis';

export interface RedisServer {
  readonly url: string;
  start(): Promise<void>;
  /** Stops the server; `start` starts it again, empty. */
  stop(): Promise<void>;
  remove(): Promise<void>;
}

export async function makeRedis(): Promise<RedisServer> {
  const directory = await mkdtemp(join(testDirectory(), 'velour-redis-'));
  const socket = join(directory, 'redis.sock');
  let child: ReturnType<typeof spawn> | undefined;

  const start = async (): Promise<void> => {
    const settings = [
      '--port',
      '0',
      '--unixsocket',
      socket,
      '--save',
      '',
      '--appendonly',
      'no',
      '--dir',
      directory,
    ];
    const server = spawn('redis-server', settings, { stdio: 'ignore' });
    child = server;
    const missing = new Promise<never>((_, reject) => {
      server.once('error', () =>
        reject(new Error('These tests need Redis: install the package "redis-server".')),
      );
    });
    await Promise.race([missing, responses(socket)]);
  };
  const stop = async (): Promise<void> => {
    const server = child;
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    const gone = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGKILL');
    await gone;
  };
  await start();
  return {
    url: `redis+unix://${socket}`,
    start,
    stop,
    async remove() {
      await stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

async function responses(path: string): Promise<void> {
  const client = new Redis({ path, retryStrategy: () => 50, maxRetriesPerRequest: null });
  client.on('error', () => undefined); // it is being started: retried until it responds
  await client.ping();
  client.disconnect();
}
