// The adapter against a server with correct and faulty behavior, over real sockets.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { REPLY } from '../../../test/fakes/model-server/dialects.ts';
import { REFUSED_THEN } from '../../../test/fakes/model-server/refusals.ts';
import {
  startFakeModelServer,
  tokens,
  type FakeModelServer,
} from '../../../test/fakes/model-server/server.ts';
import { dialects } from '../../../test/fakes/model-server/dialects.ts';
import { SOON_MS } from '../../../test/patience.ts';
import { createOpenAiCompatibleLlm } from './openai-compatible.ts';
import { LlmFailure, type LlmProvider, type Prompt } from './port.ts';
import { collect, llmSuite, never, promptOf } from '../../../test/suites/llm-suite.ts';

const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
const limits = { lingerMs: 60, busyMs: 2_500, textChars: 4_000, failuresToOpen: 3, openMs: 200 };
/** Only for tests in which a time limit ends the reply: on a busy machine, other replies take longer than these. */
const short = { ...limits, firstTokenMs: 400, silenceMs: 150, totalMs: 900 };

let server: FakeModelServer;
const providers: LlmProvider[] = [];

function provider(
  needs: Partial<Parameters<typeof createOpenAiCompatibleLlm>[0]> = {},
): LlmProvider {
  const llm = createOpenAiCompatibleLlm({ baseUrl: server.url, log, limits, ...needs });
  providers.push(llm);
  return llm;
}

beforeAll(async () => {
  server = await startFakeModelServer();
});
beforeEach(() => {
  server.reset();
  server.behave('plain');
});
afterAll(async () => {
  for (const llm of providers) await llm.close();
  await server.close();
});

interface Outcome {
  text: string;
  ended: string | undefined;
  failure: LlmFailure | undefined;
}

/** The reply as a caller sees it: its text, and how it ended. */
async function outcomeOf(llm: LlmProvider, prompt: Prompt = promptOf()): Promise<Outcome> {
  let text = '';
  let ended: string | undefined;
  try {
    for await (const part of llm.reply(prompt, never)) {
      if (part.type === 'text') text += part.text;
      if (part.type === 'end') ended = part.finish;
    }
  } catch (error) {
    if (!(error instanceof LlmFailure)) throw error;
    return { text, ended, failure: error };
  }
  return { text, ended, failure: undefined };
}

llmSuite('openai-compatible', {
  async open() {
    const own = await startFakeModelServer();
    own.behave(tokens(120, 2_000));
    const llm = createOpenAiCompatibleLlm({ baseUrl: own.url, log });
    return { llm, end: own.close };
  },
  isDeterministic: true,
  long: promptOf({ max_tokens: 400 }),
});

llmSuite('openai-compatible over fetch', {
  async open() {
    const own = await startFakeModelServer();
    own.behave(tokens(120, 2_000));
    return { llm: createOpenAiCompatibleLlm({ baseUrl: own.url, log, fetch }), end: own.close };
  },
  isDeterministic: true,
  long: promptOf({ max_tokens: 400 }),
});

describe('dialects', () => {
  test.each(Object.keys(dialects))('%s, as documented, is read as the same reply', async (name) => {
    server.behave(name);
    const { text, ended, failure } = await outcomeOf(provider());
    expect(failure).toBeUndefined();
    expect(text).toBe(REPLY);
    expect(ended).toBe('stop');
  });

  test('the usage is the one that the server reports', async () => {
    const parts = await collect(provider(), promptOf());
    expect(parts.at(-2)).toEqual({ type: 'usage', prompt_tokens: 123, completion_tokens: 7 });
  });

  test('without usage from the server it is counted here', async () => {
    server.behave('only-finish');
    const parts = await collect(provider(), promptOf());
    expect(parts.at(-2)).toMatchObject({
      type: 'usage',
      completion_tokens: expect.any(Number) as number,
    });
  });

  test('token estimates follow the server’s counts', async () => {
    const llm = provider();
    const text = 'The quick brown fox jumps over the lazy dog. '.repeat(20);
    const before = llm.countTokens(text);
    server.behave('plain');
    await collect(llm, promptOf({ system: 'word '.repeat(60) }));
    expect(llm.countTokens(text)).toBeGreaterThan(before);
  });

  test('reasoning that was shown ends the reply, and that of the next one is held back', async () => {
    const llm = provider();
    server.behave(async (exchange) => {
      for (const piece of ['She ', 'looks ', 'tired. ', 'I wave.']) {
        exchange.say(piece);
        await exchange.pause(2);
      }
      exchange.say('</think>Hello!');
      exchange.finish();
    });
    expect((await outcomeOf(llm)).failure?.kind).toBe('broken');
    expect(await outcomeOf(llm)).toMatchObject({
      text: 'Hello!',
      ended: 'stop',
      failure: undefined,
    });
  });
});

describe('time', () => {
  test.each([
    ['hang-before-head', '', 'begin'],
    ['hang-after-head', '', 'begin'],
    ['stall', 'Half a sentence', 'silent'],
    ['keep-alive-stall', 'Half a sentence', 'silent'],
    ['trickle-bytes', 'Half a sentence', 'silent'],
  ])('%s ends as unavailable', async (name, text, word) => {
    server.behave(name);
    const startedAt = performance.now();
    const outcome = await outcomeOf(provider({ limits: short }));
    expect(outcome).toMatchObject({ text, failure: { kind: 'unavailable' } });
    expect(outcome.failure?.message).toContain(word);
    expect(performance.now() - startedAt).toBeLessThan(SOON_MS);
  });

  test('a slow stream ends at the time limit of a reply', async () => {
    server.behave('trickle-tokens');
    const startedAt = performance.now();
    const { failure } = await outcomeOf(provider({ limits: { ...limits, totalMs: 900 } }));
    expect(failure).toMatchObject({ kind: 'unavailable' });
    expect(failure?.message).toContain('too long');
    expect(performance.now() - startedAt).toBeGreaterThan(850);
    expect(performance.now() - startedAt).toBeLessThan(SOON_MS);
  });

  test('a late first token is waited for', async () => {
    server.behave('late-first-token');
    expect(await outcomeOf(provider())).toMatchObject({ text: 'At last.', ended: 'stop' });
  });

  test('an abort closes the connection, as the server sees', async () => {
    for (const name of ['hang-before-head', 'stall', 'trickle-tokens']) {
      server.reset();
      server.behave(name);
      const stopping = new AbortController();
      const reading = collect(provider(), promptOf(), stopping.signal);
      await expect.poll(() => server.seen.requests.length, { timeout: SOON_MS }).toBe(1);
      const abortedAt = performance.now();
      stopping.abort(new Error('stop'));
      await expect(reading).rejects.toThrow('stop');
      while (server.seen.aborts.length === 0) {
        if (performance.now() - abortedAt > SOON_MS) throw new Error(`${name}: never seen`);
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    }
  });

  test('a consumer that stops closes the connection, too', async () => {
    server.behave('trickle-tokens');
    for await (const part of provider().reply(promptOf(), never)) {
      expect(part.type).toBe('text');
      break;
    }
    await expect.poll(() => server.seen.aborts.length, { timeout: SOON_MS }).toBe(1);
  });
});

describe('faults', () => {
  test.each([
    ['cut-in-stream', 'Half a sentence', 'unavailable'],
    ['cut-in-event', 'Half a sentence', 'unavailable'],
    ['ends-unframed', 'Half a sentence', 'unavailable'],
    ['ends-cleanly', 'Half a sentence', 'unavailable'],
    ['cut-before-head', '', 'unavailable'],
    ['garbage-json', 'Well', 'broken'],
    ['garbage-bytes', '', 'broken'],
    ['html', '', 'broken'],
    ['empty-body', '', 'broken'],
    ['empty-reply', '', 'empty'],
    ['only-thoughts', '', 'empty'],
    ['endless-line', '', 'broken'],
    ['endless-comments', 'Well', 'broken'],
    ['endless-json', '', 'broken'],
    ['error-in-stream', 'Well', 'broken'],
    ['error-in-choice', 'Well', 'unavailable'],
    ['error-event', 'Well', 'broken'],
    ['error-field', 'Well', 'broken'],
    ['error-in-200', '', 'unavailable'],
    ['error-text-in-200', '', 'broken'],
    ['server-error', '', 'broken'],
    ['bad-gateway', '', 'unavailable'],
  ])('%s keeps %j and fails as %s', async (name, text, kind) => {
    server.behave(name);
    expect(await outcomeOf(provider())).toMatchObject({
      text,
      ended: undefined,
      failure: { kind },
    });
  });

  test.each(['only-finish', 'only-done'])('%s is a complete reply', async (name) => {
    server.behave(name);
    expect(await outcomeOf(provider())).toMatchObject({ text: 'Whole.', ended: 'stop' });
  });

  test('a connection lost after the finish reason is not a failure', async () => {
    server.behave('cut-after-finish');
    expect(await outcomeOf(provider())).toMatchObject({ text: 'Whole.', ended: 'stop' });
  });

  test('an endless reply ends with `length`', async () => {
    server.behave('endless-reply');
    const { text, ended } = await outcomeOf(provider());
    expect(ended).toBe('length');
    expect(text.length).toBe(4_000);
  });

  test('a body of 100 MB costs hardly any memory', async () => {
    const before = process.memoryUsage().rss;
    for (const name of ['endless-line', 'endless-json', 'endless-comments']) {
      server.behave(name);
      await outcomeOf(provider());
    }
    expect(process.memoryUsage().rss - before).toBeLessThan(80 * 1024 * 1024);
  });

  test('an absent server fails at once, and after several failures without a request', async () => {
    const gone = await startFakeModelServer();
    await gone.close();
    const llm = provider({ baseUrl: gone.url });
    for (let at = 0; at < 5; at += 1)
      expect((await outcomeOf(llm)).failure?.kind).toBe('unavailable');
    expect((await outcomeOf(llm)).failure?.message).toContain('just failed');
  });

  test('the breaker closes again when the server is back', async () => {
    const first = await startFakeModelServer();
    const { port } = first;
    await first.close();
    const llm = provider({ baseUrl: `http://127.0.0.1:${port}` });
    for (let at = 0; at < 4; at += 1) await outcomeOf(llm);
    const back = await startFakeModelServer({ port });
    await new Promise((resolve) => setTimeout(resolve, limits.openMs + 20));
    expect(await outcomeOf(llm)).toMatchObject({ text: REPLY });
    await back.close();
  });
});

describe('busy and refusing servers', () => {
  test.each([
    ['busy-seconds', 900],
    ['busy-date', 150],
    ['loading', 300],
    ['busy-in-stream', 100],
  ])('%s is waited for', async (name, least) => {
    server.behave(name);
    const startedAt = performance.now();
    expect(await outcomeOf(provider())).toMatchObject({ text: REFUSED_THEN, failure: undefined });
    const took = performance.now() - startedAt;
    expect(took).toBeGreaterThan(least);
    expect(took).toBeLessThan(SOON_MS);
  });

  test('a retry delay beyond the limit is passed on to the caller at once', async () => {
    server.behave('busy-for-long');
    const { failure } = await outcomeOf(provider());
    expect(failure).toMatchObject({ kind: 'busy', retryAfterMs: 3_600_000 });
    expect(server.seen.requests).toHaveLength(1);
  });

  test('a server that stays busy is given up in time', async () => {
    server.behave('busy-always');
    const startedAt = performance.now();
    const llm = provider({ limits: { ...limits, busyMs: 700 } });
    expect((await outcomeOf(llm)).failure?.kind).toBe('busy');
    expect(performance.now() - startedAt).toBeLessThan(SOON_MS);
    expect(server.seen.requests.length).toBeGreaterThan(1);
  });

  test('waiting ends at once when the caller gives up', async () => {
    server.behave('busy-seconds');
    const stopping = new AbortController();
    const reading = collect(provider(), promptOf(), stopping.signal);
    setTimeout(() => stopping.abort(new Error('stop')), 50);
    const startedAt = performance.now();
    await expect(reading).rejects.toThrow('stop');
    expect(performance.now() - startedAt).toBeLessThan(SOON_MS);
  });

  test.each([
    ['no-credit', 'unavailable'],
    ['no-quota', 'unavailable'],
    ['bad-key', 'unavailable'],
    ['flagged-prompt', 'refused'],
    ['content-filter', 'refused'],
  ])('%s is %s, and requested only once', async (name, kind) => {
    server.behave(name);
    expect((await outcomeOf(provider())).failure?.kind).toBe(kind);
    expect(server.seen.requests).toHaveLength(1);
  });

  test.each([
    'overflow-llama-400',
    'overflow-llama-500',
    'overflow-llama-200',
    'overflow-llama-stream',
    'overflow-openai',
    'overflow-vllm',
    'overflow-lm-studio',
  ])('%s reports the size of the context, which is remembered', async (name) => {
    server.behave(name);
    const llm = provider({ model: 'm' });
    expect((await outcomeOf(llm)).failure).toMatchObject({ kind: 'overflow', contextTokens: 2048 });
    expect(llm.contextTokens).toBe(2048);
    expect(server.seen.requests).toHaveLength(1);
  });
});

describe('requests that a server does not take', () => {
  test.each(['no-stream-options', 'no-max-tokens', 'user-first', 'strict-roles', 'no-system'])(
    '%s gets a simplified request, and from then on at once',
    async (name) => {
      server.behave(name);
      const llm = provider();
      expect((await outcomeOf(llm)).text).toBe(REFUSED_THEN);
      const tries = server.seen.requests.length;
      expect(tries).toBeGreaterThan(1);
      expect((await outcomeOf(llm)).text).toBe(REFUSED_THEN);
      expect(server.seen.requests.length).toBe(tries + 1);
    },
  );

  test.each(['no-prefill', 'no-continue-flags'])('%s still continues', async (name) => {
    server.behave(name);
    const messages = [...promptOf().messages, { role: 'assistant', text: 'Cinnamon' } as const];
    expect((await outcomeOf(provider(), promptOf({ messages, continues: true }))).text).toBe(
      REFUSED_THEN,
    );
  });

  test('an empty reply to a prompt that fills the context counts as overflow', async () => {
    server.behave('empty-reply');
    const system = 'word '.repeat(2_000);
    expect(
      (await outcomeOf(provider({ contextTokens: 2_000 }), promptOf({ system }))).failure,
    ).toMatchObject({
      kind: 'overflow',
      contextTokens: 2_000,
    });
  });

  test('no feature is left out for a server that accepts it', async () => {
    await outcomeOf(provider());
    expect(server.seen.requests).toHaveLength(1);
    expect(server.seen.requests[0]).toMatchObject({
      stream: true,
      stream_options: { include_usage: true },
    });
  });
});

describe('models and servers', () => {
  test('the API key is sent, and the first model of the list is used', async () => {
    const llm = provider({ apiKey: 'secret-key' });
    await outcomeOf(llm);
    expect(server.seen.authorizations).toEqual(['Bearer secret-key']);
    expect(server.seen.requests[0]?.model).toBe('fake-model');
    expect(llm.name).toBe('openai-compatible · fake-model');
    expect(llm.contextTokens).toBe(2048);
  });

  test('a configured model and context are not requested', async () => {
    const llm = provider({ model: 'mine', contextTokens: 4_000 });
    await outcomeOf(llm);
    expect(server.seen.requests[0]?.model).toBe('mine');
    expect(server.seen.paths).toEqual([]);
    expect(llm.contextTokens).toBe(4_000);
  });

  test('after an unknown model the server’s list is requested again', async () => {
    const changing = await startFakeModelServer();
    const llm = provider({ baseUrl: changing.url });
    await outcomeOf(llm);
    changing.behave(({ before, json, say, finish }) => {
      if (before === 0) return json(404, { error: { message: 'No such model' } });
      say('Back.');
      return finish();
    });
    expect((await outcomeOf(llm)).text).toBe('Back.');
    await changing.close();
  });

  test('concurrent first replies query the model once', async () => {
    const llm = provider();
    await Promise.all(Array.from({ length: 10 }, () => outcomeOf(llm)));
    expect(server.seen.paths.filter((path) => path === '/v1/models')).toHaveLength(1);
    expect(server.seen.requests).toHaveLength(10);
  });

  test('connections are reused', async () => {
    const llm = provider({ model: 'm', contextTokens: 4_000 });
    for (let at = 0; at < 5; at += 1) await outcomeOf(llm);
    // The next request may start before the previous body was read to its end.
    expect(server.seen.connections).toBeLessThan(3);
  });
});
