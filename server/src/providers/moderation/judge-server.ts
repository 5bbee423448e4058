// One call to a classifier's server: JSON there and back within a limit; every other answer is a failure without a verdict.
import { ModerationFailure } from './port.ts';

export interface JudgeServerOptions {
  readonly address: string;
  readonly apiKey?: string | undefined;
  readonly fetch?: typeof globalThis.fetch | undefined;
}

export interface JudgeServer {
  /** For the screen: without a name and a password. */
  readonly address: string;
  /** Throws `ModerationFailure`, or the signal's reason. */
  post(path: string, json: object, signal: AbortSignal | undefined): Promise<unknown>;
}

/** A verdict is a few lines. */
const MAX_BYTES = 256 * 1024;

/** Operators write the address with or without the version, or with the full path; all mean the same. */
export function judgeRoot(written: string): string {
  const { origin, pathname } = new URL(written.trim());
  const path = pathname.replace(/\/+$/, '').replace(/\/(moderations|chat\/completions)$/, '');
  const isVersioned = path.split('/').some((part) => /^v\d/.test(part));
  return `${origin}${path}${isVersioned ? '' : '/v1'}`;
}

export function createJudgeServer(options: JudgeServerOptions): JudgeServer {
  const { apiKey, fetch = globalThis.fetch } = options;
  const address = judgeRoot(options.address);
  const headers = {
    'content-type': 'application/json',
    ...(apiKey !== undefined && { authorization: `Bearer ${apiKey}` }),
  };
  return {
    address,
    async post(path, json, signal) {
      try {
        const response = await fetch(`${address}${path}`, {
          method: 'POST',
          headers,
          body: JSON.stringify(json),
          redirect: 'manual',
          ...(signal && { signal }),
        });
        const text = await readText(response);
        if (!response.ok) throw failureOf(response.status);
        return parsed(text);
      } catch (cause) {
        if (cause instanceof ModerationFailure) throw cause;
        signal?.throwIfAborted();
        const message = `The classifier at ${address} can’t be reached.`;
        throw new ModerationFailure('unavailable', message, { cause });
      }
    },
  };
}

async function readText({ body }: Response): Promise<string> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of body ?? []) {
    length += piece.byteLength;
    if (length > MAX_BYTES)
      throw new ModerationFailure('broken', 'The classifier’s response is too large.');
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString('utf8');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    const message = 'The classifier didn’t return JSON; is this its API?';
    throw new ModerationFailure('broken', message, { cause });
  }
}

/** In words for the operator. What a server writes beside the status is left out. */
function failureOf(status: number): ModerationFailure {
  const message = `The classifier answered ${status}`;
  if ([429, 503, 529].includes(status))
    return new ModerationFailure('busy', `${message}: it is busy.`);
  if ([401, 402, 403].includes(status))
    return new ModerationFailure('unavailable', `${message}: check its key.`);
  if (status < 400)
    return new ModerationFailure('unavailable', `${message}: configure the final address.`);
  const isGone = [404, 405, 408, 502].includes(status) || status >= 504;
  return new ModerationFailure(isGone ? 'unavailable' : 'broken', `${message}.`);
}
