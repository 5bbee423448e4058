// The adapter for OpenAI-style image APIs against a double: the port's suite, edits, result URLs, and refusals.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  lies,
  startFakeServer,
  type FakeServer,
} from '../../../test/fakes/picture-servers/fake-server.ts';
import {
  formOf,
  startFakeOpenAiImages,
  type FakeOpenAiImages,
} from '../../../test/fakes/picture-servers/openai-images.ts';
import { plainPicture } from '../../../test/fakes/picture-servers/pictures.ts';
import { createOpenAiImages, type OpenAiImagesOptions } from './openai-images.ts';
import { download, isLinkLocal } from './openai-images/download.ts';
import { shapeFor } from './openai-images/shapes.rules.ts';
import type { ImageProvider, PictureRequest } from './port.ts';
import { aRequest, imageSuite } from '../../../test/suites/image-suite.ts';

const GENERATE = '/v1/images/generations';
const EDIT = '/v1/images/edits';
let server: FakeOpenAiImages;
let provider: ImageProvider;

const create = (options: Partial<OpenAiImagesOptions> = {}): ImageProvider =>
  createOpenAiImages({ address: server.url, apiKey: 'sk-secret', model: 'a-model', ...options });

beforeEach(async () => {
  server = await startFakeOpenAiImages();
  provider = create();
});
afterEach(async () => {
  await provider.close();
  await server.close();
});

imageSuite('openai-images', () => create());

const paint = (change: Partial<PictureRequest> = {}, by: ImageProvider = provider) =>
  by.paint(aRequest(change));
const failure = (kind: string, message: RegExp) => ({
  kind,
  message: expect.stringMatching(message),
});

test('one picture is requested with the key, and the name says which model', async () => {
  await paint({ wording: { text: 'An adult __x__ by the sea', negative: '' } });
  const [request] = server.sentTo(GENERATE);
  expect(request?.json).toEqual({
    model: 'a-model',
    prompt: 'An adult by the sea',
    n: 1,
    size: '512x688',
    response_format: 'b64_json',
  });
  expect(request?.headers.authorization).toBe('Bearer sk-secret');
  expect(provider.name).toBe('openai-images · a-model');
  expect(provider.description).not.toContain('sk-secret');
});

test('a reference is edited, until an API has no edits', async () => {
  const reference = await plainPicture({ width: 64, height: 64 });
  await paint({ reference });
  const [edit] = server.sentTo(EDIT);
  expect(edit && (await formOf(edit))).toMatchObject({
    model: 'a-model',
    n: '1',
    image: 'image/png',
  });
  server.hasEdits = false;
  await paint({ reference });
  await paint({ reference });
  expect([server.sentTo(EDIT).length, server.sentTo(GENERATE).length]).toEqual([2, 2]);
  await paint({ reference }, create({ model: 'dall-e-3' }));
  expect(server.sentTo(EDIT)).toHaveLength(2);
});

test.each([
  ['gpt-image-1', '1024x1536', false],
  ['openai/gpt-image-1', '1024x1536', false],
  ['dall-e-3', '1024x1792', true],
  ['other', '768x1280', true],
])('the request to %s is for %s', (model, size, namesFormat) => {
  expect(shapeFor(model, { width: 768, height: 1280 })).toMatchObject({ size, namesFormat });
});

describe('a result at an address', () => {
  let other: FakeServer;
  beforeEach(async () => {
    const picture = await plainPicture({ width: 300, height: 300 });
    other = await startFakeServer((exchange) => exchange.send(200, picture));
  });
  afterEach(() => other.close());

  test('of the same server is fetched at once, with the key', async () => {
    server.result = `${server.url}/files/picture.png`;
    expect(await paint()).toMatchObject({ width: 192, height: 256 });
    expect(server.sentTo('/files/picture.png')[0]?.headers.authorization).toBe('Bearer sk-secret');
  });

  test('elsewhere is fetched only where the operator allows it, without the key', async () => {
    server.result = `${other.url}/a.png`;
    await expect(paint()).rejects.toMatchObject(
      failure('broken', /IMAGE_RESULT_ORIGINS doesn’t allow/),
    );
    expect(other.requests).toEqual([]);
    await paint({}, create({ resultOrigins: [other.url] }));
    expect(other.requests[0]?.headers.authorization).toBeUndefined();
  });

  test('is not followed to another one, must not stall, and has a limit of size', async () => {
    server.result = `${other.url}/a.png`;
    const at = create({ resultOrigins: [other.url] });
    other.instead('/a.png', lies.redirect(`${server.url}/files/picture.png`));
    await expect(paint({}, at)).rejects.toMatchObject(failure('broken', /address answered 307/));
    other.instead('/a.png', lies.cut);
    await expect(paint({}, at)).rejects.toMatchObject(failure('unavailable', /can’t be reached/));
    other.instead('/a.png', lies.html);
    await expect(paint({}, at)).rejects.toMatchObject(failure('broken', /sent a web page/));
    other.instead('/a.png', lies.hang);
    const impatient = create({ resultOrigins: [other.url], totalMs: 50 });
    await expect(paint({}, impatient)).rejects.toMatchObject(failure('unavailable', /longer than/));
    const given = { origins: [other.url], headers: {}, signal: AbortSignal.timeout(5_000) };
    await expect(download(`${other.url}/a.png`, { ...given, mostBytes: 10 })).rejects.toThrow(
      /too large/,
    );
  });

  test.each(['http://169.254.169.254', 'http://[fe80::1]', 'http://[::ffff:169.254.169.254]'])(
    '%s is never fetched, whatever is allowed',
    async (origin) => {
      server.result = `${origin}/latest`;
      const at = create({ resultOrigins: [new URL(origin).origin] });
      await expect(paint({}, at)).rejects.toMatchObject(failure('broken', /link-local/));
    },
  );

  test.each(['file:///etc/passwd', 'ftp://a.example/x', 'nonsense'])(
    '%s is no address',
    async (url) => {
      server.result = url;
      await expect(paint()).rejects.toMatchObject({ kind: 'broken' });
    },
  );
});

test('link-local addresses are known in all forms', () => {
  expect(
    ['169.254.0.1', 'fe80::a', 'febf::1', '::ffff:169.254.1.1', 'fd00:ec2::254'].map(isLinkLocal),
  ).toEqual(Array.from({ length: 5 }, () => true));
  expect(['127.0.0.1', '10.0.0.1', '::1', 'a.example'].some(isLinkLocal)).toBe(false);
});

test.each([
  [400, { error: { code: 'content_policy_violation' } }, failure('refused', /refused the content/)],
  [400, { error: { code: 'moderation_blocked' } }, failure('refused', /refused the content/)],
  [
    400,
    { error: { code: 'invalid_size', message: 'prompt' } },
    failure('broken', /400 \(invalid_size\)/),
  ],
  [401, { error: { code: 'invalid_api_key' } }, failure('unavailable', /check its key/)],
  [429, { error: { code: 'rate_limit_exceeded' } }, failure('busy', /429/)],
  [429, { error: { code: 'insufficient_quota' } }, failure('unavailable', /insufficient_quota/)],
  [200, { data: [] }, failure('broken', /returned no picture/)],
])('%i with %j is a failure in words, without the key', async (status, body, expected) => {
  server.instead(GENERATE, (exchange) => exchange.send(status, body));
  const error: unknown = await paint().catch((caught: unknown) => caught);
  expect(error).toMatchObject(expected);
  expect(JSON.stringify(error)).not.toContain('sk-secret');
});

test.each([
  ['a web page', lies.html, failure('broken', /didn’t return JSON/)],
  [
    'a redirect, which would take the key along',
    lies.redirect('http://127.0.0.1:1/'),
    failure('unavailable', /redirect/),
  ],
  ['a broken line', lies.cut, failure('unavailable', /can’t be reached/)],
])('%s is a failure in words', async (_, lie, expected) => {
  server.instead(GENERATE, lie);
  await expect(paint()).rejects.toMatchObject(expected);
});
