// The logger: one JSON object per line; everything that could contain a secret or a user's text is redacted.
import { pino, type DestinationStream, type Logger } from 'pino';
import { isDatabaseDown } from './db/failures.ts';
import { isFields } from './json-fields.ts';
import { nameSources } from './source-lines.ts';

export interface Log {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

const secretNames = [
  'authorization',
  'cookie',
  'password',
  'secret',
  'token',
  'jwt',
  'api_key',
  'email',
  'text',
  'content',
  'prompt',
  'params',
];

const secretPaths = [
  ...secretNames.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
  '*.headers["set-cookie"]',
  '*.headers["x-api-key"]',
];

/** How many characters of lines wait where they can't be written; further ones are dropped. */
const MAX_WAITING = 1_000_000;

/**
 * Standard output is often a file, on the disk that is full when there is most to log: lines wait
 * for space then, and the process goes on.
 */
export function openOutput(to: string | number = 1): DestinationStream {
  const output = pino.destination({ dest: to, maxLength: MAX_WAITING });
  output.on('error', () => undefined);
  return output;
}

/** `to` is the destination; standard output by default. */
export function createLog({
  level,
  to = openOutput(),
}: {
  level: string;
  to?: DestinationStream;
}): Logger {
  const options = {
    level,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { err: describeError },
    redact: { paths: secretPaths, censor: '[removed]' },
  };
  return pino(options, to);
}

interface DescribedError {
  readonly type: string;
  readonly message: string;
  readonly code?: string;
  readonly constraint?: string;
  readonly stack?: string;
  readonly cause?: DescribedError;
}

/** Also true for a plain object with an error's fields, as the job queue reports failures. */
const isErrorLike = (value: unknown): value is Error =>
  value instanceof Error ||
  (isFields(value) && typeof value['message'] === 'string' && typeof value['stack'] === 'string');

/** Only fields that never contain values: messages of database errors repeat users' texts. */
function describeError(error: unknown): DescribedError {
  if (!isErrorLike(error)) return { type: typeof error, message: 'not an error object' };
  const { code, constraint, query } = readStrings(error);
  // Every statement fails while the database is down, so the statement is not the cause.
  if (query !== undefined && isDatabaseDown(error)) return describeOutage(error);
  const message = query ?? (code?.startsWith('22') ? 'a value was not accepted' : error.message);
  const places = error.stack?.split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: error.name ?? 'Error',
    message,
    ...(code !== undefined && { code }),
    ...(constraint !== undefined && { constraint }),
    ...(places && { stack: nameSources(places.join('\n')) }),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  };
}

function describeOutage({ cause }: Error): DescribedError {
  const { message, code } = describeError(cause);
  return {
    type: 'DatabaseUnreachable',
    message: `the database can’t be reached: ${message}`,
    ...(code !== undefined && { code }),
  };
}

/** `query` is the failed statement with `$1` for its values; the error's message would contain the values, too. */
function readStrings(error: Error): { code?: string; constraint?: string; query?: string } {
  const fields = Object.entries(error).filter(
    ([name, value]) => ['code', 'constraint', 'query'].includes(name) && typeof value === 'string',
  );
  return Object.fromEntries(fields);
}
