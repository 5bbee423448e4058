// Which image providers a configuration selects, which servers on this machine are detected, and which are rejected.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startFakeModelServer } from '../../../test/fakes/model-server/server.ts';
import { startFakeComfyUi, type FakeComfyUi } from '../../../test/fakes/picture-servers/comfyui.ts';
import { startFakeSdapi, type FakeSdapi } from '../../../test/fakes/picture-servers/sdapi.ts';
import { startFakeSdcpp, type FakeSdcpp } from '../../../test/fakes/picture-servers/sdcpp.ts';
import { lies, startFakeServer } from '../../../test/fakes/picture-servers/fake-server.ts';
import { chooseImage, type ImageConfig } from './choose.ts';
import { kleinPlain } from './comfyui/flux2-klein.ts';
import { findImagesNearby, usualImageServers, type ImageCandidate } from './local-servers.ts';

const logged: string[] = [];
const record = (fields: object, message: string): void => {
  logged.push(`${message} ${JSON.stringify(fields)}`);
};
const log = { info: record, warn: record, error: record };

let comfy: FakeComfyUi;
let sdapi: FakeSdapi;
let sdcpp: FakeSdcpp;
beforeEach(async () => {
  logged.length = 0;
  [comfy, sdapi, sdcpp] = await Promise.all([
    startFakeComfyUi(),
    startFakeSdapi(),
    startFakeSdcpp(),
  ]);
});
afterEach(() => Promise.all([comfy.close(), sdapi.close(), sdcpp.close()]));

async function choose(config: ImageConfig, candidates: readonly ImageCandidate[] = []) {
  const { image, otherImages } = await chooseImage({ config, log, candidates });
  await Promise.all([image, ...otherImages].map((one) => one.close()));
  return [image.name, ...otherImages.map(({ name }) => name)];
}

describe('configured', () => {
  test('nothing at all is the painter, and the log says how to connect a server', async () => {
    expect(await choose({})).toEqual(['painter']);
    expect(logged.join(' ')).toMatch(/COMFYUI_URL/);
  });

  test('the first of several makes new pictures, the others and the painter stay beside it', async () => {
    const all = {
      COMFYUI_URL: comfy.url,
      SDAPI_URL: sdapi.url,
      SDCPP_URL: sdcpp.url,
      IMAGE_BASE_URL: 'https://images.example.com',
      IMAGE_MODEL: 'a-model',
      IMAGE_API_KEY: 'sk-secret',
    };
    const [first, ...others] = [
      'comfyui · flux2-klein-4b',
      'sdcpp',
      'sdapi',
      'openai-images · a-model',
    ];
    expect(await choose(all)).toEqual([first, ...others, 'painter']);
    expect((await choose({ ...all, IMAGE_PROVIDER: 'sdapi' }))[0]).toBe('sdapi');
    expect((await choose({ ...all, IMAGE_PROVIDER: 'painter' }))[0]).toBe('painter');
    expect(logged.join(' ')).toContain('picture provider configured');
    expect(logged.join(' ')).not.toContain('sk-secret');
  });

  test('the model with the best likeness is chosen by its name, and not beside an own workflow', async () => {
    const config = { COMFYUI_URL: comfy.url, COMFYUI_MODEL: 'qwen-image-edit-2511' } as const;
    expect(await choose(config)).toEqual(['comfyui · qwen-image-edit-2511', 'painter']);
    await expect(choose({ ...config, COMFYUI_WORKFLOW: '/a.json' })).rejects.toThrow(
      'COMFYUI_MODEL is for the workflows that come with Velour',
    );
  });

  test('a provider that is chosen without its address ends the start', async () => {
    await expect(choose({ IMAGE_PROVIDER: 'sdcpp' })).rejects.toThrow(
      'IMAGE_PROVIDER: sdcpp needs SDCPP_URL.',
    );
    await expect(choose({ SDAPI_URL: sdapi.url, IMAGE_PROVIDER: 'openai' })).rejects.toThrow(
      'openai needs IMAGE_BASE_URL',
    );
  });

  test('what keeps a workflow from running is in the log, also that the server is not up yet', async () => {
    Reflect.deleteProperty(comfy.info, 'VAELoader');
    const chosen = await chooseImage({
      config: { COMFYUI_URL: `${comfy.url}/` },
      log,
      candidates: [],
    });
    await expect
      .poll(() => logged.join(' '), { interval: 1 })
      .toContain('It needs the node VAELoader');
    comfy.instead('/object_info', lies.cut);
    const late = await chooseImage({ config: { COMFYUI_URL: comfy.url }, log, candidates: [] });
    await expect.poll(() => logged.join(' '), { interval: 1 }).toContain('not responding yet');
    for (const { image, otherImages } of [chosen, late])
      await Promise.all([image, ...otherImages].map((one) => one.close()));
  });
});

describe('a workflow of the operator', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'workflow-'));
  });
  afterEach(() => rm(folder, { recursive: true }));
  const withFile = async (content: string) => {
    const path = join(folder, 'portrait.json');
    await writeFile(path, content);
    return choose({ COMFYUI_URL: comfy.url, COMFYUI_WORKFLOW: path });
  };

  test('gives the provider its name', async () => {
    expect((await withFile(JSON.stringify(kleinPlain)))[0]).toBe('comfyui · portrait.json');
  });

  test('that cannot be one ends the start with what to do', async () => {
    await expect(withFile('{"nodes":[]}')).rejects.toThrow('export it with Export (API)');
    await expect(choose({ COMFYUI_WORKFLOW: '/a.json' })).rejects.toThrow(
      'together with COMFYUI_URL',
    );
    await expect(withFile('nonsense')).rejects.toThrow(
      'COMFYUI_WORKFLOW: portrait.json isn’t JSON.',
    );
    const missing = { COMFYUI_URL: comfy.url, COMFYUI_WORKFLOW: join(folder, 'none.json') };
    await expect(choose(missing)).rejects.toThrow(/COMFYUI_WORKFLOW: no file at /);
  });
});

describe('on this machine', () => {
  const at = (kind: ImageCandidate['kind'], baseUrl: string): ImageCandidate => ({ kind, baseUrl });

  test('the usual ports are probed in the order of preference', () => {
    expect(usualImageServers.map(({ kind, baseUrl }) => `${kind} ${baseUrl}`)).toEqual([
      'comfyui http://127.0.0.1:8188',
      'sdapi http://127.0.0.1:7860',
      'sdcpp http://127.0.0.1:1234',
      'sdcpp http://127.0.0.1:8080',
    ]);
  });

  test('each kind is found by what only it answers', async () => {
    const absent = at('comfyui', 'http://127.0.0.1:1');
    const all = [absent, at('comfyui', comfy.url), at('sdapi', sdapi.url), at('sdcpp', sdcpp.url)];
    expect(await choose({}, all)).toEqual(['comfyui · flux2-klein-4b', 'painter']);
    expect(await choose({}, all.toSpliced(1, 1))).toEqual(['sdapi', 'painter']);
    expect(await choose({}, all.slice(3))).toEqual(['sdcpp', 'painter']);
  });

  test('a ComfyUI without the model is named and passed over', async () => {
    Object.assign(comfy.info, { UNETLoader: { input: { required: { unet_name: [[], {}] } } } });
    expect(await choose({}, [at('comfyui', comfy.url), at('sdapi', sdapi.url)])).toEqual([
      'sdapi',
      'painter',
    ]);
    expect(logged.join(' ')).toMatch(/found ComfyUI, but.*flux-2-klein-4b-fp8\.safetensors/);
  });

  test('the page of the providers gets the setting that connects it', async () => {
    const candidates = [at('sdapi', sdapi.url), at('sdcpp', sdcpp.url)];
    expect(await findImagesNearby({ log, candidates })).toEqual([
      { name: 'sdapi', settings: [`SDAPI_URL=${sdapi.url}`] },
    ]);
    expect(await findImagesNearby({ log, candidates: [] })).toEqual([]);
  });

  test('servers without a model for pictures are none', async () => {
    sdapi.models = [];
    sdcpp.modes = ['vid_gen'];
    expect(await choose({}, [at('sdapi', sdapi.url), at('sdcpp', sdcpp.url)])).toEqual(['painter']);
  });

  test('a language model, a web page and a silent server are no picture servers', async () => {
    const model = await startFakeModelServer({ kind: 'lm-studio' });
    const page = await startFakeServer(lies.html);
    const silent = await startFakeServer(lies.hang);
    for (const kind of ['comfyui', 'sdapi', 'sdcpp'] as const) {
      const candidates = [model, page, silent].map(({ url }) => at(kind, url));
      expect(await choose({}, candidates)).toEqual(['painter']);
    }
    await Promise.all([model.close(), page.close(), silent.close()]);
  });
});
