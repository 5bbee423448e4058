// Redaction: secrets and users' texts never reach the log.
import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createLog, openOutput } from './log.ts';

function capture() {
  const lines: string[] = [];
  const log = createLog({ level: 'info', to: { write: (line) => void lines.push(line) } });
  return { log, lines };
}

test('a line is one JSON object with level, time and message', () => {
  const { log, lines } = capture();
  log.warn({ job: 'chat.reply' }, 'a job failed');
  expect(JSON.parse(lines[0] ?? '')).toEqual({
    level: 'warn',
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    job: 'chat.reply',
    msg: 'a job failed',
  });
});

test('secrets and texts are redacted at every depth', () => {
  const { log, lines } = capture();
  const canary = 'canary-in-a-coal-mine';
  log.info(
    {
      token: canary,
      message: { text: canary, content: canary },
      req: { headers: { authorization: canary, cookie: canary, 'x-api-key': canary } },
      user: { email: canary, password: canary },
    },
    'something happened',
  );
  expect(lines.join('')).not.toContain(canary);
});

test('a database error is logged with its code and place, but not the values', () => {
  const { log, lines } = capture();
  const canary = 'canary in a sentence';
  const cause = Object.assign(new Error(`invalid input syntax for type uuid: "${canary}"`), {
    code: '22P02',
    detail: canary,
  });
  const error = Object.assign(new Error(`Failed query: insert\nparams: ${canary}`, { cause }), {
    query: 'insert into message (text) values ($1)',
    params: [canary],
  });
  log.error({ err: error }, 'a call failed');
  expect(lines.join('')).not.toContain(canary);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    err: {
      message: 'insert into message (text) values ($1)',
      stack: expect.stringContaining('log.test.ts'),
      cause: { code: '22P02', message: 'a value was not accepted' },
    },
  });
});

test('a statement that failed because the database is away is one short line without the statement', () => {
  const { log, lines } = capture();
  const cause = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), {
    code: 'ECONNREFUSED',
  });
  const query = 'select id from job where state = $1';
  const error = Object.assign(new Error(`Failed query: ${query}`, { cause }), { query });
  log.warn({ err: error, job: 'jobs.take' }, 'queue job failed');
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    job: 'jobs.take',
    err: {
      type: 'DatabaseUnreachable',
      message: 'the database can’t be reached: connect ECONNREFUSED 127.0.0.1:5432',
      code: 'ECONNREFUSED',
    },
  });
  expect(lines[0]).not.toContain('select');
  expect(lines[0]).not.toContain('stack');
});

test('a copy of an error, as the job queue reports it, is logged like the error', () => {
  const { log, lines } = capture();
  const error = Object.assign(new Error('timeout exceeded when trying to connect'), { code: 'X' });
  const copy = Object.assign({ message: error.message, stack: error.stack }, error);
  log.error({ err: copy }, 'the job queue failed');
  log.error({ err: { reason: 'none' } }, 'the job queue failed');
  expect(lines.map((line) => (JSON.parse(line) as { err: object }).err)).toMatchObject([
    {
      type: 'Error',
      message: 'timeout exceeded when trying to connect',
      code: 'X',
      stack: expect.stringContaining('log.test.ts'),
    },
    { message: 'not an error object' },
  ]);
});

test.skipIf(!existsSync('/dev/full'))('a full disk under its file does not end the process', () => {
  const log = createLog({ level: 'info', to: openOutput('/dev/full') });
  const line = 'a job failed '.repeat(100);
  // More than may wait, and no error that ends the process, here or in a later tick.
  for (let at = 0; at < 2_000; at += 1) expect(() => log.warn({ at }, line)).not.toThrow();
});
