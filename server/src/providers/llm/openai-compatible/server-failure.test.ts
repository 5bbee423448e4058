// Error responses of servers, as documented for each, and the failures they map to.
import { describe, expect, test } from 'vitest';
import { failureFromBody } from './server-failure.ts';

const body = (error: unknown): string => JSON.stringify({ error });

describe('kinds', () => {
  test.each([
    [429, body({ message: 'slow', code: 'rate_limit_exceeded' }), 'busy'],
    [429, body({ message: 'pay', code: 'insufficient_quota' }), 'unavailable'],
    [503, body({ message: 'Loading model', type: 'unavailable_error', code: 503 }), 'busy'],
    [529, '', 'busy'],
    [401, body({ message: 'key' }), 'unavailable'],
    [402, body({ message: 'credit', code: 402 }), 'unavailable'],
    [403, 'no', 'refused'],
    [404, body({ message: 'no such model', type: 'NotFoundError', code: 404 }), 'unavailable'],
    [400, body({ message: 'filtered', code: 'content_filter' }), 'refused'],
    [400, body({ message: 'bad', type: 'invalid_request_error' }), 'broken'],
    [500, body('it broke'), 'broken'],
    [502, '<html>Bad Gateway</html>', 'unavailable'],
    [504, '', 'unavailable'],
    [400, body({ code: 'constructor', type: '__proto__' }), 'broken'],
  ])('%i %s is %s', (status, text, kind) => {
    expect(failureFromBody(status, text).kind).toBe(kind);
  });
});

describe('overflow', () => {
  const llama = {
    type: 'exceed_context_size_error',
    n_prompt_tokens: 9000,
    n_ctx: 2048,
    message: 'too long',
  };
  test.each([
    ['llama.cpp, 400', 400, body({ ...llama, code: 400 }), 2048],
    ['llama.cpp, 500', 500, body({ ...llama, code: 500 }), 2048],
    ['llama.cpp without its type', 500, body({ n_ctx: 2048, n_prompt_tokens: 9000 }), 2048],
    [
      'OpenAI',
      400,
      body({
        code: 'context_length_exceeded',
        message: "This model's maximum context length is 2048 tokens.",
      }),
      2048,
    ],
    [
      'vLLM',
      400,
      body({
        code: 400,
        type: 'BadRequestError',
        message:
          "This model's maximum context length is 2048 tokens. However, you requested 9000 tokens",
      }),
      2048,
    ],
    [
      'an older vLLM',
      400,
      JSON.stringify({
        object: 'error',
        code: 400,
        type: 'BadRequestError',
        message: "This model's maximum context length is 2048 tokens.",
      }),
      2048,
    ],
    [
      'a cloud with a code that says nothing',
      400,
      body({
        code: 'invalid_request_error',
        message: "This model's maximum context length is 2048 tokens.",
      }),
      2048,
    ],
    [
      'LM Studio',
      400,
      body(
        'Trying to keep the first 9000 tokens when context the overflows. However, the model is loaded with context length of only 2048 tokens',
      ),
      2048,
    ],
    [
      'TabbyAPI',
      422,
      body({ message: 'Prompt length 9000 is greater than max_seq_len 2048' }),
      2048,
    ],
    ['a bare 413', 413, '', undefined],
  ])('of %s', (_, status, text, contextTokens) => {
    const failure = failureFromBody(status, text);
    expect(failure).toMatchObject({ kind: 'overflow', contextTokens });
  });

  test('a message is ignored if a code says something else', () => {
    const error = { code: 'content_filter', message: 'maximum context length is 2048' };
    expect(failureFromBody(400, body(error)).kind).toBe('refused');
  });
});

test('messages that may quote the chat are not included in the error', () => {
  const secret = 'my secret diary';
  expect(failureFromBody(422, body({ message: secret })).message).not.toContain(secret);
  expect(failureFromBody(500, secret).message).not.toContain(secret);
  expect(failureFromBody(404, body({ message: 'model "x" not found' })).message).toContain('"x"');
});
