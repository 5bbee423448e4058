// Which video provider a configuration selects, and which servers on this machine can make clips.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startFakeModelServer } from '../../../test/fakes/model-server/server.ts';
import { startFakeComfyUi, type FakeComfyUi } from '../../../test/fakes/picture-servers/comfyui.ts';
import {
  lies,
  startFakeServer,
  type Exchange,
} from '../../../test/fakes/picture-servers/fake-server.ts';
import { startFakeSdcpp, type FakeSdcpp } from '../../../test/fakes/picture-servers/sdcpp.ts';
import type { ImageCandidate } from '../image/local-servers.ts';
import { chooseVideo, type VideoConfig } from './choose.ts';
import { findVideoNearby } from './local-servers.ts';
import { wanFull } from './wan22.ts';

const logged: string[] = [];
const record = (fields: object, message: string): void => {
  logged.push(`${message} ${JSON.stringify(fields)}`);
};
const log = { info: record, warn: record, error: record };

let comfy: FakeComfyUi;
let sdcpp: FakeSdcpp;
beforeEach(async () => {
  logged.length = 0;
  [comfy, sdcpp] = await Promise.all([startFakeComfyUi(), startFakeSdcpp()]);
  sdcpp.modes = ['img_gen', 'vid_gen'];
  // A probe has a short timeout; the first call of a process and of a server takes longer.
  await Promise.all([comfy, sdcpp].map(({ url }) => fetch(url)));
});
afterEach(() => Promise.all([comfy.close(), sdcpp.close()]));

async function choose(config: VideoConfig, candidates: readonly ImageCandidate[] = []) {
  const { video } = await chooseVideo({ config, log, candidates });
  await video.close();
  return video.name;
}
const at = (kind: ImageCandidate['kind'], baseUrl: string): ImageCandidate => ({ kind, baseUrl });
const WAN = 'comfyui · wan2.2-i2v-14b';

test('nothing at all is the painter, and the log says how to connect a server', async () => {
  expect(await choose({})).toBe('painter');
  expect(logged.join(' ')).toMatch(/files of Wan 2\.2.*COMFYUI_URL or SDCPP_URL/);
});

test('a configured server makes clips if it can, and is left alone if it only has pictures', async () => {
  const both = { COMFYUI_URL: comfy.url, SDCPP_URL: sdcpp.url };
  expect(await choose(both)).toBe(WAN);
  Reflect.deleteProperty(comfy.info, 'WanImageToVideo');
  expect(await choose(both)).toBe('sdcpp');
  expect(logged.join(' ')).toContain('It needs the node WanImageToVideo');
  sdcpp.modes = ['img_gen'];
  expect(await choose(both)).toBe('painter');
});

test('a configured server that is busy makes clips, and one that does not respond is warned of', async () => {
  const system = { comfyui_version: comfy.version };
  const busy = async ({ send }: Exchange) => {
    await wait(600); // longer than an idle server on this machine takes
    send(200, { system });
  };
  comfy.instead('/system_stats', busy);
  expect(await choose({ COMFYUI_URL: comfy.url })).toBe(WAN);
  expect(logged.join(' ')).not.toContain('VIDEO_PROVIDER');
  expect(await choose({ COMFYUI_URL: 'http://127.0.0.1:1' })).toBe('painter');
  expect(logged.join(' ')).toMatch(/none responded.*until a restart.*VIDEO_PROVIDER/);
});

test('a named provider is used although it is not up yet, and needs its address', async () => {
  const away = 'http://127.0.0.1:1';
  expect(await choose({ COMFYUI_URL: away, VIDEO_PROVIDER: 'comfyui' })).toBe(WAN);
  await expect.poll(() => logged.join(' '), { interval: 1 }).toContain('not responding yet');
  expect(await choose({ SDCPP_URL: away, VIDEO_PROVIDER: 'sdcpp' })).toBe('sdcpp');
  expect(await choose({ COMFYUI_URL: comfy.url, VIDEO_PROVIDER: 'painter' })).toBe('painter');
  await expect(choose({ VIDEO_PROVIDER: 'comfyui' })).rejects.toThrow('comfyui needs COMFYUI_URL');
  await expect(choose({ VIDEO_PROVIDER: 'sdcpp' })).rejects.toThrow('sdcpp needs SDCPP_URL');
});

test('a workflow of the operator is used, and one that cannot be one ends the start', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'clip-workflow-'));
  const path = join(folder, 'clip.json');
  const config = { COMFYUI_URL: comfy.url, COMFYUI_VIDEO_WORKFLOW: path };
  await writeFile(path, JSON.stringify(wanFull));
  expect(await choose(config)).toBe('comfyui · clip.json');
  await writeFile(path, '{"nodes":[]}');
  await expect(choose(config)).rejects.toThrow('Export (API)');
  await writeFile(path, 'nonsense');
  await expect(choose(config)).rejects.toThrow('COMFYUI_VIDEO_WORKFLOW: clip.json isn’t JSON.');
  await expect(choose({ COMFYUI_VIDEO_WORKFLOW: path })).rejects.toThrow('with COMFYUI_URL');
  await rm(folder, { recursive: true });
});

test('a server on this machine is found by what only it answers', async () => {
  const all = [at('comfyui', comfy.url), at('sdcpp', sdcpp.url)];
  expect(await choose({}, all)).toBe(WAN);
  expect(await choose({}, all.slice(1))).toBe('sdcpp');
  expect(await findVideoNearby({ log, candidates: all })).toEqual([
    { name: WAN, settings: [`COMFYUI_URL=${comfy.url}`] },
  ]);
  sdcpp.modes = ['img_gen'];
  expect(await choose({}, all.slice(1))).toBe('painter');
  expect(await findVideoNearby({ log, candidates: all.slice(1) })).toEqual([]);
});

test('a language model, a web page and a silent server make no clips', async () => {
  const model = await startFakeModelServer({ kind: 'lm-studio' });
  const page = await startFakeServer(lies.html);
  const silent = await startFakeServer(lies.hang);
  for (const kind of ['comfyui', 'sdapi', 'sdcpp'] as const) {
    const candidates = [model, page, silent].map(({ url }) => at(kind, url));
    expect(await choose({}, candidates)).toBe('painter');
  }
  await Promise.all([model.close(), page.close(), silent.close()]);
});
