// The painter's worker thread: composing a picture takes tens of milliseconds, which would block the main thread.
import { parentPort, type MessagePort } from 'node:worker_threads';
import { compose } from '@velour/painter/compose.ts';
import { likenessOf } from '@velour/painter/body/likeness.ts';
import type { PictureRequest } from './port.ts';

/** What the painter draws from; words, references and tasks are for other providers. */
type Drawing = Pick<PictureRequest, 'identity' | 'scene' | 'width' | 'height'>;

export type ThreadRequest =
  | { readonly id: number; readonly drawing: Drawing }
  | { readonly id: number; readonly cancel: true };

export type ThreadReply =
  | { readonly id: number; readonly bytes: Uint8Array }
  | { readonly id: number; readonly failed: string };

// This file is only ever run as a thread.
const parent = parentPort as MessagePort;
const underWay = new Map<number, AbortController>();

parent.on('message', (request: ThreadRequest) => {
  if ('cancel' in request) underWay.get(request.id)?.abort();
  else void draw(request.id, request.drawing);
});

async function draw(id: number, drawing: Drawing): Promise<void> {
  const ending = new AbortController();
  underWay.set(id, ending);
  let reply: ThreadReply;
  try {
    const bytes = await compose(likenessOf(drawing.identity), {
      ...drawing,
      signal: ending.signal,
    });
    reply = { id, bytes };
  } catch (error) {
    reply = { id, failed: String(error) };
  }
  underWay.delete(id);
  parent.postMessage(reply);
}
