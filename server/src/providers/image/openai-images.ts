// The adapter for OpenAI-style image APIs: one call generates a picture from text, or edits the reference.
import { openAiRoot } from '../../platform/http-client.ts';
import { fromBase64, kindOf } from './fit.ts';
import { fieldsOf, isFields, listOf, textOf } from '../../platform/json-fields.ts';
import { download } from './openai-images/download.ts';
import { shapeFor } from './openai-images/shapes.rules.ts';
import {
  createPictureServer,
  type PictureServer,
  type Reply,
  type ServerOptions,
} from './picture-server.ts';
import { ImageFailure, type ImageProvider } from './port.ts';
import { createRemote, type Drawing } from './remote.ts';

export interface OpenAiImagesOptions extends Omit<ServerOptions, 'label'> {
  readonly model?: string | undefined;
  /** Origins besides the server's own from which result pictures may be downloaded. */
  readonly resultOrigins?: readonly string[] | undefined;
  readonly totalMs?: number | undefined;
}

const TOTAL_MS = 5 * 60_000;
const label = 'The image API';
/** Error codes that are about the content, not the request or the account. */
const REFUSALS = /content_policy|content_filter|moderation_blocked|safety/i;

/** These APIs have neither a seed nor a negative prompt, so the prompt's text says what matters of them. */
export function createOpenAiImages(options: OpenAiImagesOptions): ImageProvider {
  const { model, resultOrigins = [], apiKey, totalMs = TOTAL_MS } = options;
  const server = createPictureServer({ ...options, rootOf: openAiRoot, label });
  const { origin } = new URL(server.address);
  let hasNoEdits = false;

  const generate = ({ words, signal, ...wanted }: Drawing): Promise<Reply> => {
    const { size, namesFormat } = shapeFor(model ?? '', wanted);
    const json = {
      ...(model !== undefined && { model }),
      prompt: words.text,
      n: 1,
      size,
      ...(namesFormat && { response_format: 'b64_json' }),
    };
    return server.call('/images/generations', { json, signal, ms: totalMs });
  };

  const edit = ({ words, signal, ...wanted }: Drawing, reference: Buffer): Promise<Reply> => {
    const { size, namesFormat } = shapeFor(model ?? '', wanted);
    const mime = kindOf(reference);
    if (!mime) throw new ImageFailure('broken', 'The reference isn’t a JPEG, PNG, or WebP.');
    const form = new FormData();
    if (model !== undefined) form.set('model', model);
    form.set('prompt', words.text);
    form.set('n', '1');
    form.set('size', size);
    if (namesFormat) form.set('response_format', 'b64_json');
    const file = new Blob([new Uint8Array(reference)], { type: mime });
    form.set('image', file, `reference.${mime.slice('image/'.length)}`);
    return server.call('/images/edits', { form, signal, ms: totalMs });
  };

  const send = async (drawing: Drawing): Promise<Reply> => {
    const { reference } = drawing;
    if (!reference || hasNoEdits || !shapeFor(model ?? '', drawing).takesReference)
      return generate(drawing);
    const reply = await edit(drawing, reference);
    if (![404, 405, 501].includes(reply.status)) return reply;
    const plain = await generate(drawing);
    hasNoEdits = plain.isOk; // otherwise the model or the address is unknown
    return plain;
  };

  const draw = async (drawing: Drawing): Promise<Buffer> => {
    const reply = await send(drawing);
    const named = resultIn(server, reply);
    if (named.bytes) return named.bytes;
    const isOwn = URL.canParse(named.url) && new URL(named.url).origin === origin;
    return download(named.url, {
      origins: [origin, ...resultOrigins],
      // The key is sent to the configured server only.
      headers: isOwn && apiKey !== undefined ? { authorization: `Bearer ${apiKey}` } : {},
      signal: drawing.signal,
    });
  };

  return createRemote({
    name: ['openai-images', model].filter(Boolean).join(' · '),
    description: `${model ?? 'The server’s own model'}, on ${server.address}`,
    totalMs,
    draw,
  });
}

function resultIn(
  server: PictureServer,
  reply: Reply,
): { bytes: Buffer; url?: undefined } | { bytes?: undefined; url: string } {
  const { json } = reply;
  const error = fieldsOf(fieldsOf(json)['error']);
  const codes = [error['code'], error['type']].map(textOf);
  if (!reply.isOk && codes.some((code) => REFUSALS.test(code)))
    throw new ImageFailure('refused', `${label} refused the content.`);
  const [code = ''] = codes.filter((one) => /^\w{1,60}$/.test(one));
  if (code === 'insufficient_quota' || code === 'billing_hard_limit_reached')
    throw new ImageFailure('unavailable', `${label} answered ${reply.status} (${code}).`);
  if (!reply.isOk) throw server.failureOf(reply, code);
  if (!isFields(json))
    throw new ImageFailure('broken', `${label} didn’t return JSON; is this its API?`);
  const first = fieldsOf(listOf(json['data'])[0]);
  const content = textOf(first['b64_json']);
  if (content !== '') return { bytes: fromBase64(content) };
  const url = textOf(first['url']);
  if (url === '') throw new ImageFailure('broken', `${label} returned no picture.`);
  return url.startsWith('data:') ? { bytes: fromBase64(url) } : { url };
}
