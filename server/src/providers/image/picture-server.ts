// Calls to a server of pictures or clips, with failures of the image port.
import {
  createHttpClient,
  type HttpClient,
  type ServerOptions as AnyServer,
} from '../../platform/http-client.ts';
import { ImageFailure } from './port.ts';

export type { Reply } from '../../platform/http-client.ts';

export interface ServerOptions extends AnyServer {
  readonly rootOf?: (path: string) => string;
}

export type PictureServer = HttpClient<ImageFailure>;

export const createPictureServer = (options: ServerOptions): PictureServer =>
  createHttpClient({ ...options, Failure: ImageFailure });
