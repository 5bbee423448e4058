// References that may show a real person are overwritten after the run, since ComfyUI's API cannot delete inputs.
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  startFakeComfyUi,
  type FakeComfyUi,
} from '../../../../test/fakes/picture-servers/comfyui.ts';
import { plainPicture } from '../../../../test/fakes/picture-servers/pictures.ts';
import { createComfyUi, type ComfyProvider } from '../comfyui.ts';
import type { PictureRequest } from '../port.ts';
import { aRequest } from '../../../../test/suites/image-suite.ts';

let comfy: FakeComfyUi;
let provider: ComfyProvider;

const create = () => createComfyUi({ address: comfy.url, pollMs: 2, callMs: 2_000 });

beforeEach(async () => {
  comfy = await startFakeComfyUi();
  provider = create();
});
afterEach(async () => {
  await provider.close();
  await comfy.close();
});

const paint = (change: Partial<PictureRequest>) => provider.paint(aRequest(change));
const running = () => expect.poll(() => comfy.running !== undefined, { interval: 1 }).toBe(true);

interface Sent {
  readonly prompt: Record<string, { inputs: Record<string, unknown> }>;
}
/** The names of the references in the sent graphs. */
const names = () =>
  comfy
    .sentTo('/prompt')
    .map(({ json }) => String((json as Sent).prompt['reference']?.inputs['image']).slice(7)); // what the adapter sends

const isReferencePrivate = true;

test('an empty picture takes its place after the run, also after a failure', async () => {
  const reference = await plainPicture({ width: 64, height: 64 });
  const isGone = () => [...comfy.files.values()].every((file) => !file.equals(reference));
  await paint({ reference, isReferencePrivate });
  expect(comfy.files.has(names()[0] ?? '')).toBe(true);
  expect(isGone()).toBe(true);
  // Another job with the same upload has its own file, which the end of this job does not overwrite.
  await paint({ reference, isReferencePrivate, scene: { ...aRequest().scene, seed: 2 } });
  expect(new Set(names()).size).toBe(2);
  comfy.isHeld = true;
  const failing = expect(paint({ reference, isReferencePrivate })).rejects.toThrow();
  await running();
  expect(isGone()).toBe(false);
  comfy.fail(comfy.running?.id ?? '', 'OutOfMemory');
  await failing;
  expect(isGone()).toBe(true);
});

test('it stays while a restart still needs it', async () => {
  const reference = await plainPicture({ width: 64, height: 64 });
  const isThere = () => [...comfy.files.values()].some((file) => file.equals(reference));
  comfy.isHeld = true;
  const ids: string[] = [];
  const remember = async (id: string) => void ids.push(id);
  const task = { id: undefined, remember };
  const stopped = expect(paint({ reference, isReferencePrivate, task })).rejects.toThrow();
  await running();
  await provider.close();
  await stopped;
  expect(isThere()).toBe(true);
  provider = create();
  await comfy.finish();
  await paint({ reference, isReferencePrivate, task: { id: ids[0], remember } });
  expect(isThere()).toBe(false);
});
