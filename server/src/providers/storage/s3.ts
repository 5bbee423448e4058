// Storage in a bucket of an S3-compatible server.
import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import {
  assertKey,
  isKey,
  StorageFailure,
  type Part,
  type StorageProvider,
  type StoredFile,
} from './port.ts';

export interface S3Config {
  readonly bucket: string;
  /** Undefined for Amazon's own endpoint. */
  readonly endpoint: string | undefined;
  readonly region: string;
  /** Undefined to use the machine's role. */
  readonly credentials:
    | { readonly accessKeyId: string; readonly secretAccessKey: string }
    | undefined;
  /** A prefix of every key, without a trailing slash; empty for none. */
  readonly prefix: string;
}

/** Throws a `StorageFailure` that names the setting to correct if the bucket cannot be used. */
export async function openS3(config: S3Config): Promise<StorageProvider> {
  const { bucket, endpoint, region, credentials, prefix } = config;
  const client = new S3Client({
    region,
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    ...(credentials && { credentials }),
    // Most compatible servers do not support the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const isReady = client.send(new HeadBucketCommand({ Bucket: bucket }));
  await isReady.catch((error: unknown) => {
    throw explained(error, config);
  });

  const start = prefix === '' ? '' : `${prefix}/`;
  const at = (key: string) => {
    assertKey(key);
    return { Bucket: bucket, Key: start + key };
  };

  const stat = (key: string): Promise<StoredFile | undefined> => {
    const place = at(key);
    return orNothing(async () => describe(await client.send(new HeadObjectCommand(place))));
  };

  const putFile = async (key: string, content: Readable): Promise<void> => {
    const half = join(tmpdir(), `velour-${randomUUID()}`);
    try {
      await pipeline(content, createWriteStream(half, { mode: 0o600 }));
      // A file has a known length and can be sent again, unlike a stream.
      await client.send(new PutObjectCommand({ ...at(key), Body: createReadStream(half) }));
    } finally {
      await rm(half, { force: true });
    }
  };

  return {
    name: `s3 · ${bucket}${prefix === '' ? '' : `/${prefix}`}`,
    isBuiltIn: false,
    async put(key, content) {
      const place = at(key);
      try {
        if (content instanceof Readable) await putFile(key, content);
        else await client.send(new PutObjectCommand({ ...place, Body: content }));
      } catch (error) {
        throw asFailure(error);
      }
    },
    async get(key, part) {
      const place = at(key);
      return orNothing(async () => {
        const range = part && { Range: `bytes=${part.from}-${part.to}` };
        const found = await client.send(new GetObjectCommand({ ...place, ...range }));
        const content = found.Body;
        if (!(content instanceof Readable))
          throw new StorageFailure('broken', 'The S3 server sent no content.');
        const file = describe(found);
        return { file, content: part ? cut(content, part, startOf(found)) : content };
      });
    },
    async stat(key) {
      return stat(key);
    },
    async remove(key) {
      const place = at(key);
      if (!(await stat(key))) return false;
      await orNothing(() => client.send(new DeleteObjectCommand(place)));
      return true;
    },
    async *list() {
      let after: string | undefined;
      do {
        const page = await sent(() =>
          client.send(
            new ListObjectsV2Command({
              Bucket: bucket,
              Prefix: start,
              ContinuationToken: after,
            }),
          ),
        );
        for (const { Key } of page.Contents ?? []) {
          const key = Key?.slice(start.length) ?? '';
          if (isKey(key)) yield key;
        }
        after = page.NextContinuationToken;
      } while (after !== undefined);
    },
  };
}

interface Described {
  readonly ContentLength?: number | undefined;
  readonly ContentRange?: string | undefined;
  readonly LastModified?: Date | undefined;
}

/** The size of the whole file, even if only a range was sent. */
function describe({ ContentLength, ContentRange, LastModified }: Described): StoredFile {
  const bytes = ContentRange === undefined ? ContentLength : Number(ContentRange.split('/')[1]);
  if (bytes === undefined || !Number.isSafeInteger(bytes))
    throw new StorageFailure('broken', 'The S3 server didn’t say how large a file is.');
  return { bytes, changed_at: LastModified ?? new Date() };
}

/** The offset of the sent content in the file. */
const startOf = ({ ContentRange }: Described): number =>
  Number(/^bytes (\d+)-/.exec(ContentRange ?? '')?.[1] ?? 0);

/** Some servers send more than the requested range. */
function cut(content: Readable, { from, to }: Part, start: number): Readable {
  return Readable.from(
    (async function* () {
      let at = start;
      for await (const chunk of content as AsyncIterable<Buffer>) {
        const wanted = chunk.subarray(Math.max(0, from - at), Math.max(0, to + 1 - at));
        at += chunk.length;
        if (wanted.length > 0) yield wanted;
        if (at > to) return;
      }
    })(),
  );
}

async function sent<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw asFailure(error);
  }
}

/** Runs `work`; undefined if there is no such key. */
async function orNothing<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    const isMissing = statusOf(error) === 404 && nameOf(error) !== 'NoSuchBucket';
    if (isMissing) return undefined;
    throw asFailure(error);
  }
}

function asFailure(error: unknown): StorageFailure {
  if (error instanceof StorageFailure) return error;
  const more = { cause: error };
  const status = statusOf(error);
  if (status === 507 || nameOf(error) === 'QuotaExceeded')
    return new StorageFailure('full', 'There’s no space left for files.', more);
  if (status === 401 || status === 403)
    return new StorageFailure('refused', 'The S3 server refuses access to the files.', more);
  if (status === 404) return new StorageFailure('refused', 'The S3 bucket doesn’t exist.', more);
  return new StorageFailure('unavailable', 'The S3 server can’t be reached.', more);
}

/** Describes an error at the start, with the setting to correct. */
function explained(error: unknown, { bucket, endpoint }: S3Config): StorageFailure {
  const { kind } = asFailure(error);
  const more = { cause: error };
  if (statusOf(error) === 404)
    return new StorageFailure(kind, `The bucket ${bucket} doesn’t exist (S3_BUCKET).`, more);
  if (kind === 'refused')
    return new StorageFailure(
      kind,
      `The bucket ${bucket} can’t be used with this key (S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY).`,
      more,
    );
  const where = endpoint ?? 'Amazon S3';
  return new StorageFailure(kind, `${where} can’t be reached (S3_ENDPOINT, S3_REGION).`, more);
}

const statusOf = (error: unknown): number | undefined =>
  error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : '');
