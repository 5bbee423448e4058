// The HTTP server: limits, request ids, and one error handler that turns every error into a problem document.
import { isUtf8 } from 'node:buffer';
import type { IncomingMessage, Server } from 'node:http';
import { errors, type ErrorCode } from '@velour/contract/errors.ts';
import fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import type { Ids } from '../ids.ts';
import type { Log } from '../log.ts';
import { AppError, asAppError } from '../errors.ts';
import { PROBLEM_TYPE, writeProblem } from './problem.ts';
import { headersOf } from './security-headers.ts';
import { findInJson } from './storable-text.ts';
import { createUnreadable } from './unreadable-requests.ts';

const BODY_BYTES = 256 * 1024;
/** How long a response may wait for a client that reads nothing of it. */
const UNREAD_MS = 60_000;
/** Node takes the larger one of the two limits for the whole request. */
const HEADERS_MS = 20_000;
const CHECKED_EVERY_MS = 5_000;
/** Ten megabytes from a slow phone. */
const REQUEST_MS = 60_000;
/** For the rest of a body that was answered already: enough to read the answer first. */
const REST_MS = 5_000;

export function createHttpServer(needs: {
  log: Log;
  ids: Ids;
  trustProxy: string | false;
  /** The address that rate limits count for the one that a request comes from; by default the same. */
  visitorAddress?: (address: string) => string;
  /** The URL that visitors use, if configured. */
  publicUrl?: string | undefined;
  /** The URL under which a request is routed, for earlier paths. */
  currentUrl?: (url: string) => string;
  unreadMs?: number;
  restMs?: number;
}): FastifyInstance {
  const { log, ids, trustProxy, publicUrl = '' } = needs;
  const { unreadMs = UNREAD_MS, restMs = REST_MS, visitorAddress } = needs;
  const isAlwaysEncrypted = publicUrl.startsWith('https:');
  const harden = (request: FastifyRequest, reply: FastifyReply): void => {
    reply
      .header('x-request-id', request.id)
      .headers(headersOf(isAlwaysEncrypted || request.protocol === 'https'));
  };
  const unreadable = createUnreadable({ ids, isEncrypted: isAlwaysEncrypted, restMs });
  const http: FastifyInstance = fastify({
    bodyLimit: BODY_BYTES,
    trustProxy,
    genReqId: () => ids.next(),
    rewriteUrl: ({ url = '/' }) => needs.currentUrl?.(url) ?? url,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    forceCloseConnections: 'idle',
    return503OnClosing: false, // requests of connected clients are still served while stopping
    connectionTimeout: 0,
    requestTimeout: REQUEST_MS,
    keepAliveTimeout: 72_000,
    http: {
      requireHostHeader: false, // refused below, with a problem document
      headersTimeout: HEADERS_MS,
      connectionsCheckingInterval: CHECKED_EVERY_MS,
      // Any other offer, such as the h2c of curl and Java clients, is ignored and its request answered.
      shouldUpgradeCallback: (request) =>
        request.headers.upgrade?.toLowerCase() === 'websocket' &&
        http.server.listenerCount('upgrade') > 0 &&
        hasClearHost(request),
    },
    clientErrorHandler: unreadable.answer,
    // Requests that are refused before routing, such as for an undecodable URL.
    frameworkErrors: (error, request, reply) => {
      harden(request, reply);
      void answerError(error, { request, reply, log });
    },
  });
  http.server.on('request', unreadable.noteRequest);
  // Expectations that we don’t know are ignored, instead of a 417 without a problem document.
  http.server.on('checkExpectation', (request, response) => {
    http.server.emit('request', request, response);
  });
  limitRest(http.server, restMs);
  // Callback style, since it runs at every response: a promise costs more than the work itself.
  http.addHook('onRequest', (request, reply, done) => {
    harden(request, reply);
    if (visitorAddress) {
      const { ip } = request;
      Object.defineProperty(request, 'ip', { get: () => visitorAddress(ip) });
    }
    // The answer itself may take longer: only what is written and not read is given up.
    reply.raw.setTimeout(unreadMs, () => {
      const { socket } = reply.raw;
      if (socket && socket.writableLength > 0) socket.destroy();
    });
    done(hasClearHost(request.raw) ? undefined : unclearHost());
  });
  // Answered before its body is read, which could be sent slowly.
  http.addHook('preParsing', (request, _reply, _body, done) =>
    done(request.is404 ? new AppError('request.not_found') : null),
  );
  http.removeContentTypeParser('text/plain'); // the contract knows JSON only
  readJson(http);
  http.setErrorHandler((error: FastifyError, request, reply) =>
    answerError(error, { request, reply, log }),
  );
  http.setNotFoundHandler((request, reply) =>
    answerError(new AppError('request.not_found'), { request, reply, log }),
  );
  return http;
}

const HOST = /^[\w.:[\]-]*$/;

/**
 * False for two Host headers, of which a proxy may have routed by the one and Node read the other,
 * for a value that is no host, and for none, which HTTP/1.0 alone allows.
 */
function hasClearHost({ headers, rawHeaders, httpVersion }: IncomingMessage): boolean {
  const isHost = (name: string, index: number): boolean =>
    index % 2 === 0 && name.length === 4 && name.toLowerCase() === 'host';
  if (headers.host === undefined && httpVersion !== '1.0') return false;
  return rawHeaders.filter(isHost).length <= 1 && HOST.test(headers.host ?? '');
}

const unclearHost = (): AppError =>
  new AppError('request.malformed', { detail: 'The request needs exactly one valid Host header.' });

/**
 * A body that was answered before its end, as one that was refused, has little time left: else its sender holds the
 * connection for as long as it sends. One that ends in time leaves the connection for further requests.
 */
function limitRest(server: Server, ms: number): void {
  const hasBody = ({ headers }: IncomingMessage): boolean =>
    headers['transfer-encoding'] !== undefined || headers['content-length'] !== undefined;
  server.on('request', (request, response) => {
    if (!hasBody(request)) return;
    response.once('finish', () => {
      if (request.complete) return;
      const close = (): unknown => request.complete || request.socket.destroy();
      setTimeout(close, ms).unref();
    });
  });
}

/** Waits up to `graceMs` for running requests, then closes their connections. */
export async function closeHttpServer(http: FastifyInstance, graceMs: number): Promise<void> {
  const cut = setTimeout(() => http.server.closeAllConnections(), graceMs);
  await http.close().finally(() => clearTimeout(cut));
}

/**
 * Parses JSON that PostgreSQL can store. A JSON content type with an empty body is accepted,
 * because several clients send it for a POST without a body.
 */
function readJson(http: FastifyInstance): void {
  const parse = http.getDefaultJsonParser('error', 'error');
  http.removeContentTypeParser('application/json');
  http.addContentTypeParser<Buffer>(
    'application/json',
    { parseAs: 'buffer' },
    (request, body, done) => {
      if (body.length === 0) return done(null, undefined);
      if (!isUtf8(body)) return done(notUtf8());
      const text = body.toString();
      void parse(request, text, (error, value: unknown) =>
        error ? done(error) : done(findInJson(text, value) ?? null, value),
      );
    },
  );
}

const notUtf8 = (): AppError =>
  new AppError('request.malformed', { detail: 'The body isn’t valid UTF-8.' });

interface At {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly log: Log;
}

function answerError(error: unknown, { request, reply, log }: At): FastifyReply {
  const known = toAppError(error);
  const { status } = errors[known.code];
  if (status >= 500) {
    log.error(
      {
        request_id: request.id,
        method: request.method,
        route: request.routeOptions.url,
        code: known.code,
        err: error,
      },
      'a request failed',
    );
  }
  if (known.more.retryAfterMs !== undefined) {
    reply.header('retry-after', String(Math.max(1, Math.ceil(known.more.retryAfterMs / 1000))));
  }
  return reply
    .status(status)
    .header('content-type', PROBLEM_TYPE)
    .header('cache-control', 'no-store')
    .send(writeProblem(known, request.id));
}

function toAppError(error: unknown): AppError {
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  const code = codeOfStatus(status);
  // Errors with a status are about the request; otherwise a client's disconnect would look like a
  // lost database.
  return code ? new AppError(code, { cause: error }) : asAppError(error);
}

/** Maps Fastify's own errors (invalid JSON, too large, wrong type) by their status. */
function codeOfStatus(status: unknown): ErrorCode | undefined {
  if (status === 413) return 'request.too_large';
  if (status === 415) return 'request.unsupported_media_type';
  if (status === 404) return 'request.not_found';
  return typeof status === 'number' && status >= 400 && status < 500
    ? 'request.malformed'
    : undefined;
}
