// Writes directories into one compressed archive (tar.gz), atomically: it exists completely or not at all.
import { createWriteStream } from 'node:fs';
import { open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { pack, type Pack } from 'tar-stream';

/** A file or directory on disk, and its name in the archive. */
export interface Source {
  readonly path: string;
  readonly name: string;
}

/** `first` is a short text that becomes the first entry, so that it can be read without unpacking the rest. */
export async function writeArchive(
  file: string,
  first: { name: string; text: string },
  sources: readonly Source[],
): Promise<void> {
  const draft = `${file}.unfinished`;
  const archive = pack();
  const fill = async (): Promise<void> => {
    archive.entry({ name: first.name, mode: 0o600 }, first.text);
    for (const source of sources) await add(archive, source);
    archive.finalize();
  };
  try {
    const target = createWriteStream(draft, { mode: 0o600, flush: true });
    const written = pipeline(archive, createGzip({ level: 1 }), target);
    const filled = fill().catch((error: Error) => {
      archive.destroy(error);
      throw error;
    });
    await Promise.all([filled, written]);
    await rename(draft, file);
  } finally {
    await rm(draft, { force: true });
  }
}

async function add(archive: Pack, { path, name }: Source): Promise<void> {
  const handle = await open(path).catch(ignoreMissing);
  if (!handle) return; // a draft that was renamed or removed in between
  try {
    const stats = await handle.stat();
    const mode = stats.mode & 0o777;
    if (stats.isDirectory()) {
      archive.entry({ name: `${name}/`, mode, type: 'directory' });
      for (const inner of (await readdir(path)).sort())
        await add(archive, { path: join(path, inner), name: `${name}/${inner}` });
    } else if (stats.isFile()) {
      if (stats.size === 0) {
        archive.entry({ name, mode }, '');
        return;
      }
      const entry = archive.entry({ name, mode, size: stats.size });
      // Reads no more than the size in the entry's header, even if the file grows; a file that
      // shrank fails.
      await pipeline(handle.createReadStream({ end: stats.size - 1, autoClose: false }), entry);
    }
  } finally {
    await handle.close();
  }
}

function ignoreMissing(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
  throw error;
}
