// The workflow with the best likeness, against a double of ComfyUI: the sent graph, the number of steps, and missing
// files.
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  startFakeComfyUi,
  type FakeComfyUi,
} from '../../../../test/fakes/picture-servers/comfyui.ts';
import { plainPicture } from '../../../../test/fakes/picture-servers/pictures.ts';
import { createComfyUi, type ComfyProvider } from '../comfyui.ts';
import { aRequest, imageSuite } from '../../../../test/suites/image-suite.ts';
import type { PictureRequest } from '../port.ts';
import { seedOf } from '../wording.rules.ts';

let comfy: FakeComfyUi;
let best: ComfyProvider;

const create = (): ComfyProvider =>
  createComfyUi({ address: comfy.url, model: 'qwen-image-edit-2511', pollMs: 2, callMs: 2_000 });

beforeEach(async () => {
  comfy = await startFakeComfyUi();
  best = create();
});
afterEach(async () => {
  await best.close();
  await comfy.close();
});

imageSuite('comfyui with the best likeness', create);

interface SentPrompt {
  readonly prompt: Record<string, { class_type: string; inputs: Record<string, unknown> }>;
}
const sent = () => comfy.sentTo('/prompt').map(({ json }) => json as SentPrompt); // what the adapter sends
const reference = () => plainPicture({ width: 64, height: 64 });
const paint = (change: Partial<PictureRequest> = {}) => best.paint(aRequest(change));

test('draws from a reference in four steps, and first pictures are drawn by the quick one', async () => {
  await paint({ reference: await reference() });
  await paint();
  const [edit, first] = sent().map(({ prompt }) => prompt);
  expect(edit?.['positive']?.inputs['prompt']).toMatch(
    /^A new picture of the same person as in image 1, .* An adult woman, 34 years old/,
  );
  expect(edit?.['positive']?.inputs['image1']).toEqual(['fitted', 0]);
  expect(edit?.['negative']?.inputs['prompt']).toMatch(/underage/);
  expect(edit?.['run']?.inputs).toMatchObject({ seed: seedOf(aRequest()), steps: 4, cfg: 1 });
  expect(edit?.['run']?.inputs['model']).toEqual(['lightning', 0]);
  expect(edit?.['latent']?.inputs).toEqual({ width: 512, height: 688, batch_size: 1 });
  expect(first?.['unet']?.inputs['unet_name']).toMatch(/klein/);
});

test('takes forty steps without its LoRA, and names the files that it needs', async () => {
  const loras = comfy.info['LoraLoaderModelOnly'];
  Reflect.deleteProperty(comfy.info, 'LoraLoaderModelOnly');
  expect(await best.findProblems(AbortSignal.timeout(5_000))).toEqual([]);
  await paint({ reference: await reference() });
  expect(sent()[0]?.prompt['run']?.inputs).toMatchObject({ steps: 40, cfg: 4 });
  expect(sent()[0]?.prompt['run']?.inputs['model']).toEqual(['normed', 0]);
  comfy.info['LoraLoaderModelOnly'] = loras;
  Reflect.deleteProperty(comfy.info, 'TextEncodeQwenImageEditPlus');
  const late = create();
  expect(await late.findProblems(AbortSignal.timeout(5_000))).toEqual([
    expect.stringContaining('It needs the node TextEncodeQwenImageEditPlus'),
  ]);
  await late.close();
});

test('is named with both licences', () => {
  expect(best.name).toBe('comfyui · qwen-image-edit-2511');
  expect(best.description).toMatch(
    /^Qwen-Image-Edit-2511 \(Apache-2\.0\), first pictures by FLUX\.2 \[klein\] 4B \(Apache-2\.0\), on/,
  );
});
