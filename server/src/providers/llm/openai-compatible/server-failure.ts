// Turns a server's error response into one of our failures, by status, code and type.
import { LlmFailure, type LlmFailureKind } from '../port.ts';
import { countOf, fieldsOf, isFields, parseJson, textOf, type Fields } from './json.ts';
import { readOverflow } from './overflow.ts';

/** A failure with what the adapter needs to decide whether another form of request may help. */
export class ServerFailure extends LlmFailure {
  readonly status: number;
  /** The request's shape may be what was refused: ask again in a plainer one. */
  readonly isShape: boolean;
  /** The field of the request that the server named. */
  readonly param: string | undefined;

  constructor(kind: LlmFailureKind, message: string, more: Partial<ServerFailure> = {}) {
    const { retryAfterMs, contextTokens } = more;
    super(kind, message, {
      ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
      ...(contextTokens === undefined ? {} : { contextTokens }),
    });
    this.name = 'ServerFailure';
    this.status = more.status ?? 0;
    this.isShape = more.isShape ?? false;
    this.param = more.param;
  }
}

interface ServerError {
  readonly status: number;
  /** The error object or text, from a body or from inside a stream. */
  readonly error: unknown;
  readonly retryAfterMs?: number | undefined;
  readonly hasStarted?: boolean;
}

/** From a body that came with a failing status. */
export function failureFromBody(
  status: number,
  body: string,
  retryAfterMs?: number,
): ServerFailure {
  const json = parseJson(body);
  const error = isFields(json) ? (json['error'] ?? json) : undefined;
  return failureFrom({ status, error, retryAfterMs });
}

/**
 * From an error object inside a stream or a 200 answer; its own `code` may be the status that it means.
 * Once the reply has started, the form of the request cannot be what is wrong.
 */
export function failureInside(error: unknown, hasStarted: boolean): ServerFailure {
  const code = countOf(fieldsOf(error)['code']) ?? countOf(fieldsOf(error)['status']);
  const status = code !== undefined && code >= 400 && code < 600 ? code : 500;
  return failureFrom({ status, error, hasStarted });
}

function failureFrom({
  status,
  error,
  retryAfterMs,
  hasStarted = false,
}: ServerError): ServerFailure {
  const fields: Fields = isFields(error) ? error : { message: error };
  const overflow = readOverflow(status, fields);
  if (overflow) {
    return new ServerFailure('overflow', 'The prompt is longer than the context.', {
      status,
      ...overflow,
    });
  }
  const code = textOf(fields['code']) ?? textOf(fields['type']);
  const kind = kindByCode.get(code ?? '') ?? kindByStatus(status);
  const isShape = !hasStarted && kind === 'broken' && [400, 422, 500, 501].includes(status);
  const wait = retryAfterMs ?? retryInside(fields);
  return new ServerFailure(kind, failureText(status, code, fields), {
    status,
    isShape,
    param: textOf(fields['param']),
    ...(wait === undefined ? {} : { retryAfterMs: wait }),
  });
}

const kindByCode = new Map<string, LlmFailureKind>([
  ['insufficient_quota', 'refused'],
  ['billing_hard_limit_reached', 'refused'],
  ['invalid_api_key', 'refused'],
  ['authentication_error', 'refused'],
  ['permission_error', 'refused'],
  ['content_filter', 'refused'],
  ['content_policy_violation', 'refused'],
  ['rate_limit_exceeded', 'busy'],
  ['overloaded_error', 'busy'],
  ['unavailable_error', 'busy'],
]);

function kindByStatus(status: number): LlmFailureKind {
  if (status === 429 || status === 503 || status === 529) return 'busy';
  if ([401, 402, 403, 451].includes(status)) return 'refused';
  if ([404, 408, 502, 504].includes(status) || status > 504) return 'unavailable';
  return 'broken';
}

/** Gateways put the wait into the error's metadata when the status is already sent. */
function retryInside(fields: Fields): number | undefined {
  const metadata = fieldsOf(fields['metadata']);
  const seconds = countOf(fieldsOf(metadata['headers'])['Retry-After']);
  return seconds === undefined ? undefined : seconds * 1000;
}

/** Statuses whose message cannot quote the chat, because the server has not read it yet. */
const unread = [401, 402, 404, 429, 503];

function failureText(status: number, code: string | undefined, fields: Fields): string {
  const words = unread.includes(status) ? textOf(fields['message'])?.slice(0, 200) : undefined;
  const what = [String(status), code].filter(Boolean).join(' ');
  return `The model server answered ${what}${words ? `: ${words}` : '.'}`;
}
