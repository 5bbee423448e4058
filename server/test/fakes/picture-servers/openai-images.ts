// A fake of OpenAI-style image APIs: pictures inline or by URL, and refusals with their codes.
import { startFakeServer, type Exchange, type FakeServer } from './fake-server.ts';
import { plainPicture } from './pictures.ts';

export interface FakeOpenAiImages extends FakeServer {
  /** Responds with this URL instead of an inline picture. */
  result: string | undefined;
  hasEdits: boolean;
}

export async function startFakeOpenAiImages(): Promise<FakeOpenAiImages> {
  const server = await startFakeServer((exchange) => answer(fake, exchange));
  const fake: FakeOpenAiImages = { ...server, result: undefined, hasEdits: true };
  return fake;
}

/** The fields of a multipart form, with `image` for its file. */
export async function formOf({ headers, body }: Exchange): Promise<Record<string, string>> {
  const type = headers['content-type'] ?? '';
  const form = await new Response(new Uint8Array(body), {
    headers: { 'content-type': type },
  }).formData();
  return Object.fromEntries(
    [...form].map(([name, value]) => [name, typeof value === 'string' ? value : value.type]),
  );
}

async function answer(fake: FakeOpenAiImages, exchange: Exchange): Promise<void> {
  const { path, json } = exchange;
  if (path === '/files/picture.png')
    return exchange.send(200, await plainPicture({ width: 256, height: 256, seed: 7 }));
  const isEdit = path === '/v1/images/edits' && fake.hasEdits;
  if (!isEdit && path !== '/v1/images/generations') return exchange.send(404, { error: {} });
  const { size = '256x256' } = isEdit ? await formOf(exchange) : (json as { size?: string });
  const [width = 256, height = 256] = size.split('x').map(Number);
  if (fake.result !== undefined) return exchange.send(200, { data: [{ url: fake.result }] });
  const picture = await plainPicture({ width, height, seed: 7 });
  exchange.send(200, { created: 1, data: [{ b64_json: picture.toString('base64') }] });
}
