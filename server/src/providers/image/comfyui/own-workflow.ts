// Reads the workflow file that an operator configured.
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { ImageFailure } from '../port.ts';

/** Throws `ImageFailure`, which names the setting. */
export async function readWorkflowFile(path: string, setting: string) {
  const name = basename(path);
  const text = await readFile(path, 'utf8').catch((cause: unknown) => {
    throw new ImageFailure('unavailable', `${setting}: no file at ${path}.`, { cause });
  });
  try {
    const content: unknown = JSON.parse(text);
    return { name, content };
  } catch (cause) {
    throw new ImageFailure('unavailable', `${setting}: ${name} is no JSON.`, { cause });
  }
}
