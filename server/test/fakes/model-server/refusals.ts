// Refusals: overload, keys, credit, prompts that are too long, and unsupported request fields.
import type { Behaviour, ChatRequest, Exchange } from './exchange.ts';

export const REFUSED_THEN = 'Here I am.';

const response = (exchange: Exchange): void => {
  exchange.say(REFUSED_THEN);
  exchange.finish();
};

/** Refuses the first `times` requests, then replies. */
const first =
  (times: number, refuse: Behaviour): Behaviour =>
  (exchange) =>
    exchange.before < times ? refuse(exchange) : response(exchange);

/** Refuses every request that uses the feature. */
const unless =
  (has: (body: ChatRequest) => boolean, status: number, error: object): Behaviour =>
  (exchange) =>
    has(exchange.body) ? exchange.json(status, { error }) : response(exchange);

const template = (message: string): object => ({ code: 500, message, type: 'server_error' });
const loading = { error: { message: 'Loading model', type: 'unavailable_error', code: 503 } };
const limited = { error: { message: 'Slow down', type: 'requests', code: 'rate_limit_exceeded' } };
const llamaOverflow = (code: number): object => ({
  error: {
    code,
    message: 'request (9000 tokens) exceeds the available context size (2048 tokens)',
    type: 'exceed_context_size_error',
    n_prompt_tokens: 9000,
    n_ctx: 2048,
  },
});
const inWords = (message: string, type: string, code: unknown = null): object => ({
  error: { message, type, param: null, code },
});

export const refusals: Record<string, Behaviour> = {
  'busy-seconds': first(1, (exchange) => exchange.json(429, limited, { 'retry-after': '1' })),
  'busy-date': first(1, (exchange) => {
    const at = new Date(Date.now() + 1_500).toUTCString();
    exchange.json(503, { error: 'overloaded' }, { 'retry-after': at });
  }),
  'busy-for-long': (exchange) => exchange.json(429, limited, { 'retry-after': '3600' }),
  'busy-always': (exchange) => exchange.json(429, limited),
  'busy-in-stream': first(1, (exchange) => {
    exchange.event({ error: { code: 429, message: 'Slow down' } });
    exchange.end();
  }),
  loading: first(2, (exchange) => exchange.json(503, loading)),
  'no-credit': (exchange) => exchange.json(402, { error: { code: 402, message: 'No credit' } }),
  'no-quota': (exchange) => exchange.json(429, inWords('Quota', 'insufficient_quota')),
  'bad-key': (exchange) => exchange.json(401, inWords('Bad key', 'invalid_request_error')),
  'flagged-prompt': (exchange) => exchange.json(403, { error: { code: 403, message: 'flagged' } }),
  'content-filter': (exchange) => exchange.json(400, inWords('no', 'x', 'content_filter')),
  'unknown-model': (exchange) => exchange.json(404, inWords('No such model', 'NotFoundError', 404)),
  'server-error': (exchange) => exchange.json(500, { error: 'it broke' }),
  'bad-gateway': (exchange) => exchange.json(502, 'Bad Gateway'),
  'overflow-llama-400': (exchange) => exchange.json(400, llamaOverflow(400)),
  'overflow-llama-500': (exchange) => exchange.json(500, llamaOverflow(500)),
  'overflow-llama-200': (exchange) => exchange.json(200, llamaOverflow(400)),
  'overflow-llama-stream': (exchange) => {
    exchange.event(llamaOverflow(400));
    exchange.end();
  },
  'overflow-openai': (exchange) =>
    exchange.json(
      400,
      inWords(
        "This model's maximum context length is 2048 tokens. However, your messages resulted in 9000 tokens.",
        'invalid_request_error',
        'context_length_exceeded',
      ),
    ),
  'overflow-vllm': (exchange) =>
    exchange.json(
      400,
      inWords(
        "This model's maximum context length is 2048 tokens. However, you requested 9000 tokens (8500 in the messages, 500 in the completion).",
        'BadRequestError',
        400,
      ),
    ),
  'overflow-lm-studio': (exchange) => {
    const message =
      'Trying to keep the first 9000 tokens when context the overflows. However, the model is loaded with context length of only 2048 tokens, which is not enough.';
    exchange.write(`event: error\ndata: ${JSON.stringify({ error: { message } })}\n\n`);
    exchange.end();
  },
  'no-stream-options': unless((body) => body.stream_options !== undefined, 422, {
    message: 'Extra inputs are not permitted',
    type: 'invalid_request_error',
  }),
  'no-max-tokens': unless((body) => body.max_tokens !== undefined, 400, {
    message: "Use 'max_completion_tokens' instead.",
    type: 'invalid_request_error',
    param: 'max_tokens',
    code: 'unsupported_parameter',
  }),
  'user-first': unless(
    ({ messages }) => messages.find(({ role }) => role !== 'system')?.role !== 'user',
    500,
    template('Conversation roles must alternate user/assistant/user/assistant/...'),
  ),
  'strict-roles': unless(
    ({ messages }) =>
      messages.some(
        ({ role, content }, at) =>
          content === '' ||
          role === messages[at - 1]?.role ||
          (role === 'system' && at > 0) ||
          (at > 0 && role === 'assistant' && messages[at - 1]?.role === 'system'),
      ),
    400,
    template('Only one system message, then user and assistant in turn'),
  ),
  'no-system': unless(
    ({ messages }) => messages.some(({ role }) => role === 'system'),
    500,
    template('System role not supported'),
  ),
  'no-prefill': unless(({ messages }) => messages.at(-1)?.role === 'assistant', 400, {
    message: 'Cannot have an assistant message at the end',
    type: 'invalid_request_error',
    code: 400,
  }),
  'no-continue-flags': unless((body) => body.continue_final_message !== undefined, 400, {
    message: 'Unrecognized request argument',
    type: 'invalid_request_error',
    code: null,
  }),
};
