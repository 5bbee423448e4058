// What an operator reads when the operating system refuses what a start needs.
import { mkdtemp, rm, writeFile, mkdir } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { explain } from './explain-failure.ts';
import { makeDirectory } from './platform/make-directory.ts';

const listenAt = (host: string): Promise<unknown> =>
  new Promise((resolve) => {
    const server = createServer().once('error', resolve);
    server.listen({ host, port: 0 }, () => server.close(resolve));
  });

function thrownBy(work: () => void): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  return undefined;
}

test.each([
  ['an address of another machine', '203.0.113.9'],
  ['a name that does not exist', 'velour.invalid'],
])('%s in BIND is a sentence that names the setting', async (_name, host) => {
  const words = explain(await listenAt(host));
  expect(words).toMatch(/^Velour can’t listen at this address \(.+\)\. Check BIND and PORT\.$/);
});

test('a file in place of the data directory is a sentence that names the setting', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'velour-explain-'));
  const file = join(directory, 'data');
  await writeFile(file, '');
  for (const path of [file, join(file, 'pictures')]) {
    const error: unknown = await mkdir(path, { recursive: true }).catch((cause: unknown) => cause);
    expect(explain(error)).toMatch(
      /^Velour can’t write its files \(E.+\)\. Check DATA_DIR, its permissions, and its free space\.$/,
    );
  }
  await rm(directory, { recursive: true });
});

test('a data directory below /proc is refused at once, with the same sentence', () => {
  const error = thrownBy(() => makeDirectory('/proc/velour/data'));
  expect(explain(error)).toMatch(/^Velour can’t write its files \(ENOENT.+\)\. Check DATA_DIR/);
});

test('other errors keep their stack trace', () => {
  expect(explain(new TypeError('a defect'))).toMatch(/^TypeError: a defect\n\s+at /);
});
