// Maps a server's error response to a failure of the port, by status, code and type.
import { LlmFailure, type LlmFailureKind } from '../port.ts';
import {
  countOf,
  fieldsOf,
  isFields,
  parseJson,
  textOf,
  type Fields,
} from '../../../platform/json-fields.ts';
import { readOverflow } from './overflow.ts';

/** A failure, with what decides whether another form of request may help. */
export class ServerFailure extends LlmFailure {
  readonly status: number;
  /** True if the request's form may have been refused, so that a simpler one is tried. */
  readonly isShape: boolean;
  /** The field of the request that the server's error names. */
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
  /** The error object or text, from a body or a stream. */
  readonly error: unknown;
  readonly retryAfterMs?: number | undefined;
  readonly hasStarted?: boolean;
}

/** The failure of a response with an error status. */
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
 * The failure of an error object in a stream or a 200 response; its `code` may be an HTTP status.
 * After the reply has started, the form of the request is not the cause.
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
  const code = textOf(fields['code']) || textOf(fields['type']);
  const kind = kindByCode.get(code) ?? kindByStatus(status);
  const isShape = !hasStarted && kind === 'broken' && [400, 422, 500, 501].includes(status);
  const wait = retryAfterMs ?? retryInside(fields);
  return new ServerFailure(kind, failureText(status, code, fields), {
    status,
    isShape,
    param: textOf(fields['param']) || undefined,
    ...(wait === undefined ? {} : { retryAfterMs: wait }),
  });
}

const kindByCode = new Map<string, LlmFailureKind>([
  ['insufficient_quota', 'unavailable'],
  ['billing_hard_limit_reached', 'unavailable'],
  ['invalid_api_key', 'unavailable'],
  ['authentication_error', 'unavailable'],
  ['permission_error', 'unavailable'],
  ['content_filter', 'refused'],
  ['content_policy_violation', 'refused'],
  ['rate_limit_exceeded', 'busy'],
  ['overloaded_error', 'busy'],
  ['unavailable_error', 'busy'],
]);

function kindByStatus(status: number): LlmFailureKind {
  if (status === 429 || status === 503 || status === 529) return 'busy';
  // Without a valid key or credit no text is answered, so nothing is wrong with this one.
  if ([401, 402, 404, 408, 502, 504].includes(status) || status > 504) return 'unavailable';
  if (status === 403 || status === 451) return 'refused';
  return 'broken';
}

/** The retry delay in the error's metadata, where gateways put it if the status was already sent. */
function retryInside(fields: Fields): number | undefined {
  const metadata = fieldsOf(fields['metadata']);
  const seconds = countOf(fieldsOf(metadata['headers'])['Retry-After']);
  return seconds === undefined ? undefined : seconds * 1000;
}

/** Statuses whose messages cannot quote the chat, because the server has not read it yet. */
const unread = [401, 402, 404, 429, 503];

function failureText(status: number, code: string, fields: Fields): string {
  const words = unread.includes(status) ? textOf(fields['message']).slice(0, 200) : '';
  const what = [String(status), code].filter(Boolean).join(' ');
  return `The model server answered ${what}${words ? `: ${words}` : '.'}`;
}
