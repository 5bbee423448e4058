// A request to the fake model server, with helpers to respond correctly or not.
import type { IncomingMessage, ServerResponse } from 'node:http';

export interface ChatRequest {
  readonly model?: string;
  readonly stream?: boolean;
  readonly stream_options?: { include_usage?: boolean };
  readonly continue_final_message?: boolean;
  readonly max_tokens?: number;
  readonly max_completion_tokens?: number;
  readonly messages: readonly { readonly role: string; readonly content: string }[];
}

export interface Exchange {
  readonly body: ChatRequest;
  readonly headers: IncomingMessage['headers'];
  /** The number of earlier requests in this scenario. */
  readonly before: number;
  readonly socket: IncomingMessage['socket'];
  /** Sends the response headers of an event stream. */
  open(headers?: Record<string, string>): void;
  write(bytes: string | Uint8Array): void;
  /** Sends an event with JSON data. */
  event(json: unknown): void;
  /** Sends an event with a chunk of the reply. */
  say(text: string): void;
  /** Sends the usual end: finish reason, usage if requested, `[DONE]`. */
  finish(reason?: string): void;
  end(): void;
  /** Sends a JSON response instead of a stream. */
  json(status: number, json: unknown, headers?: Record<string, string>): void;
  /** Waits; returns false if the client has disconnected. */
  pause(ms: number): Promise<boolean>;
  readonly isGone: boolean;
}

export type Behaviour = (exchange: Exchange) => Promise<void> | void;

export const chunkOf = (delta: unknown, finish: string | null = null): object => ({
  id: 'chatcmpl-1',
  object: 'chat.completion.chunk',
  created: 1_700_000_000,
  model: 'fake-model',
  choices: [{ index: 0, delta, finish_reason: finish }],
});

export const usageChunk = (prompt: number, completion: number): object => ({
  id: 'chatcmpl-1',
  object: 'chat.completion.chunk',
  created: 1_700_000_000,
  model: 'fake-model',
  choices: [],
  usage: {
    prompt_tokens: prompt,
    completion_tokens: completion,
    total_tokens: prompt + completion,
  },
});

const PROMPT_TOKENS = 123;

interface Needs {
  body: ChatRequest;
  request: IncomingMessage;
  response: ServerResponse;
  before: number;
}

export function createExchange({ body, request, response, before }: Needs): Exchange {
  let written = 0;
  const exchange: Exchange = {
    body,
    headers: request.headers,
    before,
    socket: request.socket,
    open(headers = {}) {
      response.writeHead(200, { 'content-type': 'text/event-stream', ...headers });
      response.flushHeaders();
    },
    write(bytes) {
      if (!response.headersSent) exchange.open();
      response.write(bytes);
    },
    event(json) {
      exchange.write(`data: ${JSON.stringify(json)}\n\n`);
    },
    say(text) {
      written += 1;
      exchange.event(chunkOf({ content: text }));
    },
    finish(reason = 'stop') {
      exchange.event(chunkOf({}, reason));
      if (body.stream_options?.include_usage) exchange.event(usageChunk(PROMPT_TOKENS, written));
      exchange.write('data: [DONE]\n\n');
      exchange.end();
    },
    end() {
      response.end();
    },
    json(status, json, headers = {}) {
      response.writeHead(status, { 'content-type': 'application/json', ...headers });
      response.end(JSON.stringify(json));
    },
    async pause(ms) {
      await new Promise<void>((resolve) => {
        const go = (): void => {
          clearTimeout(timer);
          response.off('close', go);
          resolve();
        };
        const timer = setTimeout(go, ms);
        response.once('close', go);
      });
      return !exchange.isGone;
    },
    get isGone() {
      return response.destroyed || response.closed;
    },
  };
  return exchange;
}
