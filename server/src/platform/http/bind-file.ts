// Binds calls with a file upload (multipart), whose body is read only after the access check.
import multipart, { type MultipartFile } from '@fastify/multipart';
import type { Endpoint, HandlerReply } from '@velour/contract/endpoint.ts';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';
import { trim, type Gateway, type ParsedCall } from './gateway.ts';
import { openCall } from './open-call.ts';

interface FileHandler<E extends Endpoint> {
  /** The error title for a caller without a valid token. */
  readonly unauthenticated: string;
  /** Further checks before the file is read, such as rate limits. */
  readonly admit: (call: ParsedCall<E>) => Promise<void>;
  readonly take: (call: ParsedCall<E>, file: Buffer) => Promise<HandlerReply<E>>;
}

/** Room for the multipart boundaries and the part's headers, in addition to the file. */
const ENVELOPE_BYTES = 16 * 1024;
const FIELD = 'file';

/** Serves one call whose body is a multipart form with a file. */
export function bindFile<const E extends Endpoint>(
  { http, deps }: Gateway,
  endpoint: E,
  { unauthenticated, admit, take }: FileHandler<E>,
): void {
  const { multipart: fileSize = 0, method, path: url } = endpoint;
  const admitted = new WeakMap<FastifyRequest, ParsedCall<E>>();

  const open = async (request: FastifyRequest): Promise<ParsedCall<E>> => {
    const read = () => ({ query: {}, body: undefined });
    const call = await openCall(deps, endpoint, { request, read }).catch((cause: unknown) => {
      if (!(cause instanceof AppError) || cause.status !== 401) throw cause;
      throw new AppError(cause.code, { cause, detail: unauthenticated });
    });
    // The access rule determines the actor's type, and there is no other input than the file.
    return call as unknown as ParsedCall<E>;
  };

  void http.register((files, _options, done) => {
    files.removeAllContentTypeParsers();
    void files.register(multipart, {
      limits: { fileSize, files: 2, fields: 1, parts: 3, fieldSize: 1_000, headerPairs: 20 },
    });
    files.route({
      method,
      url,
      bodyLimit: fileSize + ENVELOPE_BYTES,
      onRequest: async (request, reply) => {
        reply.header('cache-control', 'no-store');
        const call = await open(request);
        requireForm(request, fileSize + ENVELOPE_BYTES);
        await admit(call);
        admitted.set(request, call);
      },
      handler: async (request, reply) => {
        const call = admitted.get(request);
        if (!call) throw new Error('A file was read before its call was admitted.');
        const file = await readFile(request);
        return reply.send(trim(endpoint.reply, await take(call, file)));
      },
    });
    done();
  });
}

function requireForm({ headers }: FastifyRequest, mostBytes: number): void {
  if (!/^multipart\/form-data\s*;/i.test(headers['content-type'] ?? '')) {
    const detail = `Send the file as multipart/form-data, in the field ${FIELD}.`;
    throw new AppError('request.unsupported_media_type', { detail });
  }
  if (Number(headers['content-length'] ?? 0) > mostBytes) throw new AppError('request.too_large');
}

/**
 * Reads the only file of the form. Anything else is read to its end and refused, so that the connection can be reused.
 */
async function readFile(request: FastifyRequest): Promise<Buffer> {
  let file: Buffer | undefined;
  let isWrong = false;
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file' && part.fieldname === FIELD && !file) file = await part.toBuffer();
      else {
        isWrong = true;
        if (part.type === 'file') skip(part);
      }
    }
  } catch (cause) {
    throw refusalOf(cause);
  }
  if (isWrong || !file || file.length === 0) throw notOneFile();
  return file;
}

const skip = ({ file }: MultipartFile): void => void file.on('error', () => undefined).resume();

function refusalOf(cause: unknown): AppError {
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  if (code === 'FST_REQ_FILE_TOO_LARGE') return new AppError('request.too_large', { cause });
  const isTooMany = typeof code === 'string' && /^FST_(PARTS|FILES|FIELDS)_LIMIT$/.test(code);
  return isTooMany ? notOneFile(cause) : new AppError('request.malformed', { cause });
}

const notOneFile = (cause?: unknown): AppError =>
  new AppError('request.invalid', {
    cause,
    fields: [{ field: FIELD, message: 'Send one file in this field' }],
  });
