// Starts the real process for tests: by its main file like an operator, on a free port.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serverBundle } from '@velour/testing/server-bundle.ts';

export interface StartedServer {
  /** Host and port. */
  readonly address: string;
  /** Its output so far, for the message of a failing test. */
  output(): string;
  /** Resolves when the process has ended. */
  readonly gone: Promise<unknown>;
  /** Suspends the process, with its connections open, until it is resumed. */
  pause(): void;
  resume(): void;
  /** Sends the signal and waits; returns the exit code, or null after a kill. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null>;
}

const root = join(import.meta.dirname, '..', '..');

/** All settings emptied, so that no local `.env` affects a test. */
export function emptySettings(): Record<string, string> {
  const example = readFileSync(join(root, '.env.example'), 'utf8');
  const names = Array.from(example.matchAll(/^# ([A-Z_]+)=/gm), ([, name = '']) => name);
  return Object.fromEntries(names.map((name) => [name, '']));
}

/** Resolves once the server is ready. */
export async function startServer(environment: Record<string, string>): Promise<StartedServer> {
  const child = spawn(process.execPath, await serverBundle(), {
    env: {
      PATH: process.env['PATH'],
      ...emptySettings(),
      PORT: '0',
      SEED: 'none',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const closed = once(child, 'close');
  let written = '';
  const open = new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        written += text;
        const found = /is running at http:\/\/([^"]+)"/.exec(written)?.[1];
        if (found !== undefined) resolve(found);
      });
    void closed.then(() => reject(new Error(`The server did not start.\n${written}`)));
  });
  return {
    address: await open,
    output: () => written,
    gone: closed,
    pause: () => void child.kill('SIGSTOP'),
    resume: () => void child.kill('SIGCONT'),
    async end(signal) {
      child.kill(signal);
      await closed;
      return child.exitCode;
    },
  };
}
