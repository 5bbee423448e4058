// JSON calls to a classifier's server; every response but a successful one is a failure, so there is no verdict.
import { createHttpClient, openAiRoot, type ServerOptions } from '../../platform/http-client.ts';
import { ModerationFailure } from './port.ts';

export type JudgeServerOptions = Omit<ServerOptions, 'label'>;

/** A verdict has a few lines. */
const MAX_BYTES = 256 * 1024;

export function createJudgeServer(options: JudgeServerOptions) {
  const label = 'The classifier';
  const limits = { rootOf: openAiRoot, mostBytes: MAX_BYTES };
  const server = createHttpClient({ ...options, ...limits, label, Failure: ModerationFailure });
  return {
    /** The address for the admin screen, without user name and password. */
    address: server.address,
    /** Throws `ModerationFailure`, or the signal's reason. */
    async post(path: string, body: object, signal: AbortSignal | undefined): Promise<unknown> {
      const { json } = await server.get(path, { json: body, signal });
      if (json !== undefined) return json;
      throw new ModerationFailure('broken', `${label} didn’t return JSON; is this its API?`);
    },
  };
}
