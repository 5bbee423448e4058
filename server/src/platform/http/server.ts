// The HTTP server: limits, request ids, and one error handler that maps every error to a problem document.
import { isUtf8 } from 'node:buffer';
import { createServer, type IncomingMessage, type Server } from 'node:http';
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
import { limitPipelining } from './pipelining.ts';
import { PROBLEM_TYPE, writeProblem } from './problem.ts';
import { headersOf } from './security-headers.ts';
import { limitMarksIn } from '../marked-texts.ts';
import { findInJson } from './storable-text.ts';
import { createUnreadable } from './unreadable-requests.ts';

const BODY_BYTES = 256 * 1024;
/** How long a response may wait for a client that does not read it. */
const UNREAD_MS = 60_000;
/** Node applies the larger of the two limits to the whole request. */
const HEADERS_MS = 20_000;
const CHECKED_EVERY_MS = 5_000;
/** Enough for ten megabytes from a slow phone. */
const REQUEST_MS = 60_000;
/** For the rest of a body whose response was already sent: enough time to read the response first. */
const REST_MS = 5_000;

export function createHttpServer(needs: {
  log: Log;
  ids: Ids;
  trustProxy: string | false;
  /** Maps the address that a request comes from to the address that rate limits count; the identity by default. */
  visitorAddress?: (address: string) => string;
  /** The public URL of the site, if configured. */
  publicUrl?: string | undefined;
  /** Maps a request's URL to the one under which it is routed; for former paths. */
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
    return503OnClosing: false, // while stopping, requests on open connections are still served
    serverFactory: (handle) =>
      createServer(
        {
          requestTimeout: REQUEST_MS,
          keepAliveTimeout: 72_000,
          requireHostHeader: false, // refused below, with a problem document
          headersTimeout: HEADERS_MS,
          connectionsCheckingInterval: CHECKED_EVERY_MS,
          // Other upgrades, such as the h2c of curl and Java clients, are ignored and the request is handled.
          shouldUpgradeCallback: (request) =>
            request.headers.upgrade?.toLowerCase() === 'websocket' &&
            http.server.listenerCount('upgrade') > 0 &&
            hasClearHost(request),
        },
        limitPipelining(handle),
      ),
    clientErrorHandler: unreadable.answer,
    // Requests that are refused before routing, such as for an undecodable URL.
    frameworkErrors: (error, request, reply) => {
      harden(request, reply);
      void answerError(error, { request, reply, log });
    },
  });
  http.server.on('request', unreadable.noteRequest);
  // Unknown expectations are ignored; Node would respond with 417 and no problem document.
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
    // Producing the response may take longer: the timeout applies only to written data that the client does not read.
    reply.raw.setTimeout(unreadMs, () => {
      const { socket } = reply.raw;
      if (socket && socket.writableLength > 0) socket.destroy();
    });
    done(hasClearHost(request.raw) ? undefined : unclearHost());
  });
  // Refused before the body is read, which could be sent slowly.
  http.addHook('preParsing', (request, _reply, _body, done) =>
    done(request.is404 ? new AppError('request.not_found') : null),
  );
  http.removeContentTypeParser('text/plain'); // the contract has only JSON
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
 * False for two Host headers (a proxy may have routed by the first while Node reads the second), for a value that is
 * not a host, and for a missing header except in HTTP/1.0.
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
 * Limits the time for the rest of a body whose response was already sent, such as of a refused request: otherwise its
 * sender could hold the connection open. If the body ends in time, the connection stays usable.
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
        error ? done(error) : done(findInJson(text, value) ?? null, limitMarksIn(text, value)),
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
  // Errors with a status are about the request; without this, a client's disconnect would look like a lost database
  // connection.
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
