// Responds to bytes that are not an HTTP request, and so never reach a route, with a problem document like all errors.
import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { ErrorCode } from '@velour/contract/errors.ts';
import { AppError } from '../errors.ts';
import type { Ids } from '../ids.ts';
import { PROBLEM_TYPE, writeProblem } from './problem.ts';
import { headersOf } from './security-headers.ts';

interface Needs {
  readonly ids: Ids;
  readonly isEncrypted: boolean;
  /** How long the client has to read the response before its connection is closed, in milliseconds. */
  readonly restMs: number;
}

/** Error codes for Node's errors that have a status of their own. */
const codes: Readonly<Record<string, ErrorCode>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'request.timed_out',
  HPE_HEADER_OVERFLOW: 'request.headers_too_large',
};

export function createUnreadable({ ids, isEncrypted, restMs }: Needs) {
  const latest = new WeakMap<Duplex, ServerResponse>();
  return {
    /** For the server's `request` event. */
    noteRequest: (_request: IncomingMessage, response: ServerResponse): void =>
      void latest.set(response.req.socket, response),
    /** For the server's `clientError` event. */
    answer(error: Error & { code?: string }, socket: Duplex): void {
      if (socket.writableEnded) return; // a response was already sent; these are further bytes
      const before = latest.get(socket);
      // The bytes of two responses must not mix.
      const isBusy = before && !before.writableEnded && (before.req.complete || before.headersSent);
      if (!socket.writable || isBusy) {
        socket.destroy();
        return;
      }
      const problem = new AppError(codes[error.code ?? ''] ?? 'request.malformed');
      // Ended before it is destroyed: with unread bytes, destroying resets the connection and loses the response.
      socket.end(writeResponse(problem, { id: ids.next(), isEncrypted }));
      setTimeout(() => socket.destroy(), restMs).unref();
    },
  };
}

function writeResponse(
  problem: AppError,
  { id, isEncrypted }: { id: string; isEncrypted: boolean },
) {
  const body = writeProblem(problem, id);
  const headers = {
    'x-request-id': id,
    ...headersOf(isEncrypted),
    'content-type': PROBLEM_TYPE,
    'content-length': String(Buffer.byteLength(body)),
    'cache-control': 'no-store',
    connection: 'close',
  };
  return [
    `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    '',
    body,
  ].join('\r\n');
}
