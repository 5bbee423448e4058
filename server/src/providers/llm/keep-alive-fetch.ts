// A minimal `fetch` for the language model adapter on Node's HTTP client, with lower cost per token.
import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { urlToHttpOptions } from 'node:url';
import type { ServerResponse, Fetch, Outgoing } from './openai-compatible/transport.ts';

export interface KeepAliveFetch {
  readonly fetch: Fetch;
  close(): void;
}

/** Reuses connections and has no timeouts of its own: the adapter sets them. */
export function createKeepAliveFetch(): KeepAliveFetch {
  const options = { keepAlive: true, maxFreeSockets: 256, noDelay: true };
  const plain = new HttpAgent(options);
  const secure = new HttpsAgent(options);
  // Caches the parsed URL, since an adapter has one address and parsing takes as long as the rest
  // of a request.
  let known: { url: string; target: Target } | undefined;
  const targetOf = (url: string): Target => {
    if (known?.url !== url) known = { url, target: urlToHttpOptions(new URL(url)) };
    return known.target;
  };
  return {
    fetch: async (url, outgoing) => {
      const isSecure = url.startsWith('https:');
      const agent = isSecure ? secure : plain;
      return send(outgoing, { target: targetOf(url), isSecure, agent });
    },
    close() {
      plain.destroy();
      secure.destroy();
    },
  };
}

type Target = ReturnType<typeof urlToHttpOptions>;

interface Route {
  target: Target;
  isSecure: boolean;
  agent: HttpAgent;
}

function send(outgoing: Outgoing, { target, isSecure, agent }: Route): Promise<ServerResponse> {
  const { method, body = '', signal } = outgoing;
  const headers = { ...outgoing.headers, 'content-length': Buffer.byteLength(body) };
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const ask = isSecure ? httpsRequest : httpRequest;
    const sent = ask({ ...target, method, headers, agent });
    let response: IncomingMessage | undefined;
    const stop = (): void => {
      // By convention, an abort reason is an error.
      response?.destroy(signal.reason as Error);
      sent.destroy(signal.reason as Error);
    };
    signal.addEventListener('abort', stop, { once: true });
    sent.once('close', () => signal.removeEventListener('abort', stop));
    sent.on('error', reject);
    sent.once('response', (arrived) => {
      response = arrived;
      // An aborted request ends the body with the abort reason, even if no read is pending.
      arrived.on('error', () => undefined);
      resolve({
        status: arrived.statusCode ?? 0,
        headers: { get: (name) => readHeader(arrived, name) },
        body: arrived,
      });
    });
    sent.end(body);
  });
}

function readHeader(response: IncomingMessage, name: string): string | null {
  const value = response.headers[name.toLowerCase()];
  return Array.isArray(value) ? value.join(', ') : (value ?? null);
}
