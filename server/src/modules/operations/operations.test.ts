// Providers as an admin sees them: states, real requests to each, and failures as results.
import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { join } from 'node:path';
import type { ProviderKind } from '@velour/contract/operations.ts';
import { beforeAll, expect, test } from 'vitest';
import { cleanUp, onDatabase, quietLog, temporaryDirectory } from '../../../test/databases.ts';
import { openBuiltInProviders, type Providers } from '../../../test/built-in-providers.ts';
import { createPuppetImage, refuses } from '../../../test/fakes/fake-image.ts';
import { createPuppetJudge } from '../../../test/fakes/fake-judge.ts';
import { createPuppetLlm } from '../../../test/fakes/fake-llm.ts';
import { createFakeVideo } from '../../../test/fakes/fake-video.ts';
import { LlmFailure, type Prompt, type ReplyPart } from '../../providers/llm/port.ts';
import { ImageFailure } from '../../providers/image/port.ts';
import type { Member } from '../../platform/actor.ts';
import { systemClock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/handle.ts';
import { openScope } from '../../platform/db/scope.ts';
import { createIds } from '../../platform/ids.ts';
import { createRateLimits } from '../../platform/rate-limits.ts';
import { createSitesService } from '../sites/service.ts';
import { createAuditService } from '../audit/service.ts';
import { createOperationsService } from './service.ts';

onDatabase('operations', (open) => {
  const later = cleanUp();
  let db: Db;

  beforeAll(async () => {
    ({ db } = await open());
  });

  async function setUp(more: { engines?: Partial<Providers>; email?: string | null } = {}) {
    const directory = join(await temporaryDirectory(later), 'files');
    const { providers: shown, mails } = openBuiltInProviders(db, { directory });
    const scope = openScope(db, randomUUID());
    const ids = createIds(systemClock);
    const audit = createAuditService({ clock: systemClock, ids });
    const operations = createOperationsService({
      providers: { ...shown, ...more.engines },
      audit,
      sites: createSitesService({ db, clock: systemClock, ids, defaultSite: 'pd' }),
      clock: systemClock,
      ids,
      limits: createRateLimits({ clock: systemClock }),
      log: quietLog,
      emailOf: () => Promise.resolve(more.email === undefined ? 'ann@example.com' : more.email),
      siteNameOf: () => Promise.resolve('Rose'),
      explicitLacks: () => [],
      nearby: {
        llm: async () => [found],
        image: async () => [foundImages],
        video: async () => [foundVideo],
      },
    });
    return {
      operations,
      mails,
      written: () => audit.check(scope),
      test: async (engine: ProviderKind) =>
        (await operations.test(scope, admin, engine)).last_test ?? expect.fail('It was tested.'),
    };
  }

  test('each provider is used for something real, and the result is shown', async () => {
    const {
      operations,
      mails,
      written,
      test: use,
    } = await setUp({
      engines: { image: createPuppetImage() },
    });
    const results: Record<string, string> = {};
    for (const engine of kinds) {
      const { ok, result, took_ms } = await use(engine);
      expect({ engine, ok }).toEqual({ engine, ok: true });
      expect(took_ms).toBeGreaterThanOrEqual(0);
      results[engine] = result;
    }
    expect(results).toMatchObject({
      llm: expect.stringMatching(/^Reply: “.+”$/) as string,
      image: expect.stringContaining('144 × 192') as string,
      video: expect.stringMatching(/^Clip: 192 × 256, 1\.0 s, \d+ KB$/) as string,
      moderation: 'Local rules check texts; nothing checks pictures',
      judge: 'No judge: suspicions are counted',
      payments: expect.stringContaining('test money only, no events yet') as string,
      mail: 'Email saved in the local mailbox',
      storage: 'Wrote, read, and deleted a file',
      bus: 'A test event was received',
    });
    expect(mails()).toMatchObject([{ to: 'ann@example.com', sender_name: 'Rose' }]);
    const { engines: shown } = await operations.list();
    expect(shown.map(({ engine, state }) => [engine, state])).toEqual(
      kinds.map((engine) => [engine, 'stand_in']),
    );
    expect(shown[0]?.last_test?.result).toBe(results['llm']);
    expect(shown.flatMap(({ nearby }) => nearby)).toEqual([found, foundImages, foundVideo]);
    expect(await written()).toEqual({ entries: kinds.length, broken_at: null });
  });

  test('a failed test is a result, and the provider counts as failing until a test succeeds', async () => {
    const image = createPuppetImage();
    const { operations, test: use } = await setUp({ engines: { image } });
    image.before = refuses;
    expect(await use('image')).toMatchObject({
      ok: false,
      result: 'The puppet does not feel like it.',
    });
    const stateOf = async () =>
      (await operations.list()).engines.find(({ engine }) => engine === 'image')?.state;
    expect(await stateOf()).toBe('failing');
    image.before = () => Promise.resolve();
    expect(await use('image')).toMatchObject({ ok: true });
    expect(await stateOf()).toBe('stand_in');
  });

  test('an image provider is described, and a picture that is too large to show is left out', async () => {
    const image = createPuppetImage();
    const remote = { ...image, name: 'comfyui · a', isBuiltIn: false, description: 'A model' };
    const bytes = Buffer.alloc(200 * 1024);
    const picture = { bytes, mime: 'image/png', width: 144, height: 192 } as const;
    const large = { ...remote, paint: async () => picture };
    const { operations, test: use } = await setUp({
      engines: { image: large, otherImages: [image] },
    });
    expect(await use('image')).toMatchObject({ ok: true, picture: null });
    const shown = (await operations.list()).engines.find(({ engine }) => engine === 'image');
    expect(shown).toMatchObject({
      name: 'comfyui · a',
      description: 'A model',
      others: [{ name: 'painter', description: '' }],
      state: 'ok',
      nearby: [],
    });
  });

  test('a video provider is tested with a small real clip, which the page can play', async () => {
    const video = createFakeVideo();
    const remote = { ...video, name: 'comfyui · wan', isBuiltIn: false, description: 'Wan' };
    const { operations, test: use } = await setUp({
      engines: { video: remote, image: createPuppetImage() },
    });
    const tested = await use('video');
    expect(tested).toMatchObject({ ok: true, picture: null });
    expect(tested.clip).toMatch(/^data:video\/mp4;base64,/);
    const [request] = video.requests;
    expect(request).toMatchObject({ width: 192, height: 256, seconds: 1 });
    expect(request?.wording.text).toMatch(/adult/);
    const shown = (await operations.list()).engines.find(({ engine }) => engine === 'video');
    expect(shown).toMatchObject({
      name: 'comfyui · wan',
      description: 'Wan',
      state: 'ok',
      nearby: [],
    });
    video.answer = () =>
      Promise.reject(new ImageFailure('unavailable', 'ComfyUI can’t be reached.'));
    expect(await use('video')).toMatchObject({ ok: false, result: 'ComfyUI can’t be reached.' });
  });

  test('a picture classifier is used on a plain picture, and one that blocks it is failing', async () => {
    const moderation = createPuppetJudge();
    const { operations, test: use } = await setUp({ engines: { moderation } });
    const stateOf = async () =>
      (await operations.list()).engines.find(({ engine }) => engine === 'moderation')?.state;
    expect(await use('moderation')).toMatchObject({
      ok: true,
      result: 'Verdict on a plain picture: clear',
      picture: null,
    });
    expect(await stateOf()).toBe('ok');
    moderation.verdicts = ['sexual'];
    const result = 'It blocked a plain, empty picture.';
    expect(await use('moderation')).toMatchObject({ ok: false, result });
    moderation.verdicts = ['fails'];
    expect(await use('moderation')).toMatchObject({ ok: false, result: 'The puppet sleeps.' });
    expect(await stateOf()).toBe('failing');
  });

  test('a judge of texts is used on a plain text, and one that refuses it is failing', async () => {
    let verdict: 'clear' | 'violates' = 'clear';
    const textJudge = {
      name: 'puppet',
      description: '',
      isBuiltIn: false,
      questions: ['minor'] as const,
      reads: [],
      readsMessages: false,
      read: async () => [],
      writesReplies: false,
      judge: async () => verdict,
    };
    const { test: use } = await setUp({ engines: { textJudge } });
    expect(await use('judge')).toMatchObject({
      ok: true,
      result: 'Verdict on a plain text: clear',
    });
    verdict = 'violates';
    expect(await use('judge')).toMatchObject({
      ok: false,
      result: 'It refused a plain invitation to lunch.',
    });
  });

  test('without an address of one’s own the test of the mails says so', async () => {
    const { test: use, mails } = await setUp({ email: null });
    await expect(use('mail')).rejects.toMatchObject({ code: 'mail.address_missing' });
    expect(mails()).toEqual([]);
  });

  test('a test chat returns the reply, the time to the first token, and the speed', async () => {
    const prompts: Prompt[] = [];
    const llm = {
      ...createPuppetLlm(),
      async *reply(prompt: Prompt): AsyncIterable<ReplyPart> {
        prompts.push(prompt);
        yield { type: 'text', text: 'Good ' };
        await setTimeout(20);
        yield { type: 'text', text: 'evening.' };
        yield { type: 'usage', prompt_tokens: 30, completion_tokens: 41 };
      },
    };
    const { operations } = await setUp({ engines: { llm } });
    const messages = [{ role: 'user', text: 'Hello?' }] as const;
    const reply = await operations.testChat(admin, messages);
    expect(reply).toMatchObject({ text: 'Good evening.', failure: null });
    expect(reply.first_ms).toBeGreaterThanOrEqual(0);
    expect(reply.tokens_per_second).toBeGreaterThan(0);
    expect(reply.tokens_per_second).toBeLessThanOrEqual(40 / 0.019);
    expect(prompts[0]?.messages).toEqual(messages);
  });

  test('a model that fails in a test chat returns its partial reply and the reason', async () => {
    const llm = {
      ...createPuppetLlm(),
      async *reply(): AsyncIterable<ReplyPart> {
        yield { type: 'text', text: 'Good' };
        throw new LlmFailure('unavailable', 'The model server stopped responding.');
      },
    };
    const { operations } = await setUp({ engines: { llm } });
    expect(await operations.testChat(admin, [{ role: 'user', text: 'Hello?' }])).toMatchObject({
      text: 'Good',
      failure: 'The model server stopped responding.',
      tokens_per_second: null,
    });
  });

  test('tests are rate limited', async () => {
    const { test: use } = await setUp();
    for (let at = 0; at < 5; at += 1) await use('bus');
    await expect(use('bus')).rejects.toMatchObject({ code: 'request.rate_limited' });
    expect(await use('storage')).toMatchObject({ ok: true });
  });
});

const kinds = [
  'llm',
  'image',
  'video',
  'moderation',
  'judge',
  'payments',
  'identity',
  'mail',
  'storage',
  'bus',
] as const;
const found = { name: 'ollama · qwen3:8b', settings: ['LLM_MODEL=qwen3:8b'] };
const foundVideo = { name: 'sdcpp', settings: ['SDCPP_URL=http://127.0.0.1:1234'] };
const foundImages = { name: 'sdapi', settings: ['SDAPI_URL=http://127.0.0.1:7860'] };

const admin = { kind: 'member', id: randomUUID(), is_admin: true } as Member; // the fields that the service reads
