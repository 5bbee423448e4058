// Selects the storage provider: an S3 bucket if configured, else the data directory.
import { join } from 'node:path';
import { createFiles } from './files.ts';
import type { StorageProvider } from './port.ts';

export interface StorageConfig {
  readonly DATA_DIR: string;
  readonly S3_BUCKET?: string | undefined;
  readonly S3_ENDPOINT?: string | undefined;
  readonly S3_REGION: string;
  readonly S3_ACCESS_KEY_ID?: string | undefined;
  readonly S3_SECRET_ACCESS_KEY?: string | undefined;
  readonly S3_PREFIX: string;
}

export const openFiles = ({ DATA_DIR }: StorageConfig): StorageProvider =>
  createFiles({ directory: join(DATA_DIR, 'files') });

/** Throws a `StorageFailure` that names the setting to correct if the bucket cannot be used. */
export async function openBucket(bucket: string, config: StorageConfig): Promise<StorageProvider> {
  // Loaded lazily: only installations with a bucket need the client.
  const { openS3 } = await import('./s3.ts');
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = config;
  return openS3({
    bucket,
    endpoint: config.S3_ENDPOINT,
    region: config.S3_REGION,
    credentials:
      accessKeyId !== undefined && secretAccessKey !== undefined
        ? { accessKeyId, secretAccessKey }
        : undefined,
    prefix: config.S3_PREFIX,
  });
}

export async function chooseStorage(config: StorageConfig): Promise<StorageProvider> {
  return config.S3_BUCKET === undefined ? openFiles(config) : openBucket(config.S3_BUCKET, config);
}
