// Worker threads: a crash fails only pending requests, idle threads end, and cancelled requests are aborted in the
// thread.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createThread, runThread } from './threads.ts';

const inside = new URL('./inside-threads.ts', import.meta.url);
const { signal } = new AbortController();
class Stopped extends Error {}
const stopped = (cause: unknown) => new Stopped('It stopped.', { cause });

async function threadOf(code: string): Promise<URL> {
  const folder = await mkdtemp(join(tmpdir(), 'velour-thread-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const file = join(folder, 'thread.mjs');
  const imports = `
    import { threadId } from 'node:worker_threads';
    import { runTask, serveRequests } from ${JSON.stringify(inside.href)};`;
  await writeFile(file, `${imports}\n${code}`);
  return pathToFileURL(file);
}

async function openThread(code: string, idleMs = 60_000) {
  const thread = createThread<string, unknown>(await threadOf(code), { idleMs, stopped });
  onTestFinished(() => thread.close());
  return thread;
}

test('a crash fails pending requests, and the next request gets a new thread', async () => {
  const thread = await openThread(`serveRequests(async (request) => {
    if (request === 'crash') setImmediate(() => { throw new Error('fell'); });
    return request === 'one' ? 1 : new Promise(() => {});
  });`);
  const [crash, wait] = [thread.ask('crash', signal), thread.ask('wait', signal)];
  await expect(crash).rejects.toBeInstanceOf(Stopped);
  await expect(wait).rejects.toBeInstanceOf(Stopped);
  expect(await thread.ask('one', signal)).toBe(1);
});

test('a request that fails leaves the thread to the others', async () => {
  const thread = await openThread(`serveRequests(async (request) => {
    if (request === 'bad') throw new Error('No.');
    return threadId;
  });`);
  const first = await thread.ask('good', signal);
  await expect(thread.ask('bad', signal)).rejects.toThrow('No.');
  expect(await thread.ask('good', signal)).toBe(first);
});

test('an idle thread ends, and starts again with the next request', async () => {
  const thread = await openThread('serveRequests(async () => threadId);', 20);
  const first = await thread.ask('', signal);
  // Polling more often would keep the thread from becoming idle.
  await vi.waitFor(async () => expect(await thread.ask('', signal)).not.toBe(first), {
    interval: 200,
    timeout: 10_000,
  });
});

test('a cancelled request ends with the reason, and its thread gets the cancellation', async () => {
  const thread = await openThread(`let cancelled = 0;
  serveRequests((request, signal) => request === 'count' ? Promise.resolve(cancelled)
    : new Promise((_, reject) => signal.addEventListener('abort', () => { cancelled += 1; reject(); })));`);
  const leaving = new AbortController();
  const pending = thread.ask('wait', leaving.signal);
  leaving.abort(new Error('left'));
  await expect(pending).rejects.toThrow('left');
  expect(await thread.ask('count', signal)).toBe(1);
});

test('pending requests of a closed thread fail', async () => {
  const thread = await openThread('serveRequests(() => new Promise(() => {}));');
  const ended = expect(thread.ask('', signal)).rejects.toBeInstanceOf(Stopped);
  await thread.close();
  await ended;
});

test('a task ends with its reply, with a thrown error, or without a reply', async () => {
  const url = await threadOf(`await runTask(async (plan) => {
    if (plan === 'throw') throw new Error('fell');
    if (plan === 'exit') process.exit(0);
    return plan === 'wait' ? new Promise(() => setInterval(() => {}, 1000)) : [plan];
  });`);
  expect(await runThread(url, { plan: 'one', signal })).toEqual(['one']);
  await expect(runThread(url, { plan: 'throw', signal })).rejects.toThrow('fell');
  await expect(runThread(url, { plan: 'exit', signal })).rejects.toThrow('without a reply');
  const leaving = new AbortController();
  const ended = expect(runThread(url, { plan: 'wait', signal: leaving.signal })).rejects;
  leaving.abort(new Error('left'));
  await ended.toThrow('left');
});
