// A configured ComfyUI: reads its workflow file, and logs whether the server can run it.
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Log } from '../../../platform/log.ts';
import type { ComfyProvider } from '../comfyui.ts';
import { ImageFailure } from '../port.ts';

/** Throws an `ImageFailure` that names the setting. */
export async function readWorkflowFile(path: string, setting: string) {
  const name = basename(path);
  const text = await readFile(path, 'utf8').catch((cause: unknown) => {
    throw new ImageFailure('unavailable', `${setting}: no file at ${path}.`, { cause });
  });
  try {
    const content: unknown = JSON.parse(text);
    return { name, content };
  } catch (cause) {
    throw new ImageFailure('unavailable', `${setting}: ${name} isn’t JSON.`, { cause });
  }
}

const START_CHECK_MS = 20_000;

/** Only logs, and is not awaited: a server that starts at the same time as this one is not up yet. */
export async function reportProblems(
  comfy: Pick<ComfyProvider, 'name' | 'findProblems'>,
  log: Log,
): Promise<void> {
  try {
    const problems = await comfy.findProblems(AbortSignal.timeout(START_CHECK_MS));
    if (problems.length > 0)
      log.warn(
        { provider: comfy.name, problems },
        'the workflow of the configured ComfyUI has problems',
      );
  } catch (error) {
    log.warn(
      { provider: comfy.name, err: error },
      'the configured ComfyUI is not responding yet; will retry with the first request',
    );
  }
}
