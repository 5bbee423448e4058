// Reads the settings that are needed before the application is loaded, such as the data directory. Imports nothing heavy.
import { existsSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { loadEnvFile } from 'node:process';

const repository = join(import.meta.dirname, '..', '..');

/** Reads `.env` beside the repository's README if there is one; the environment's own variables win over it. */
export function loadSettings(): void {
  const file = join(repository, '.env');
  if (existsSync(file)) loadEnvFile(file);
}

export const dataDirOf = (path: string): string =>
  isAbsolute(path) ? path : join(repository, path);

/** The directory that the embedded database would be opened in; undefined where a server is configured. */
export function embeddedDataDir(): string | undefined {
  loadSettings();
  const { DATABASE_URL, DATA_DIR } = process.env;
  return DATABASE_URL ? undefined : dataDirOf(DATA_DIR || 'data');
}
