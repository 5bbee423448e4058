// The painter's worker thread: composing a picture takes tens of milliseconds, which would block the main thread.
import { compose } from '@velour/painter/compose.ts';
import { likenessOf } from '@velour/painter/body/likeness.ts';
import { serveRequests } from '../../platform/inside-threads.ts';
import type { PictureRequest } from './port.ts';

/** The part of a request that the painter uses; wording, references and tasks are for other providers. */
export type Drawing = Pick<PictureRequest, 'identity' | 'scene' | 'width' | 'height'>;

serveRequests<Drawing, Uint8Array>((drawing, signal) =>
  compose(likenessOf(drawing.identity), { ...drawing, signal }),
);
