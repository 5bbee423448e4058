// HTTP calls: host, idempotency keys, tokens, one token refresh and one retry, and error texts.
import { describe, expect, test, vi } from 'vitest';
import type { Call } from '@velour/contract/endpoint.ts';
import type { ApiError } from './api-error.ts';
import { createSend, type Credentials } from './http.ts';

const config = {
  host: 'pd',
  api_keys: { main: 'pk_main', media: 'pk_media', realtime: null },
  addresses: { main: '/api', media: '/media-api/', realtime: '/realtime' },
};
const call = (more: Partial<Call> = {}): Call => ({
  method: 'GET',
  path: '/things',
  access: 'anyone',
  summary: '',
  ...more,
});
const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers });
const unauthorised = () => json({ code: 'identity.token_invalid', title: 'Old token' }, 401);

function setUp(
  answers: (Response | Error)[],
  credentials?: Partial<Credentials>,
  addresses = config.addresses,
) {
  const sent: { url: string; init: RequestInit; headers: Record<string, string> }[] = [];
  const fetch = async (url: RequestInfo | URL, init: RequestInit = {}) => {
    sent.push({ url: String(url), init, headers: Object.fromEntries(new Headers(init.headers)) });
    const answer = answers.shift();
    if (answer instanceof Error) throw answer;
    return answer ?? json({ ok: true });
  };
  const full: Credentials = {
    present: async () => undefined,
    obtain: async () => 'visitor-1',
    refresh: async () => undefined,
    onRejected: vi.fn(),
    ...credentials,
  };
  const send = createSend({
    config: { ...config, addresses },
    fetch,
    ...(credentials ? { credentials: full } : {}),
  });
  const go = (more: Partial<Call> = {}, body?: unknown, query: Record<string, string> = {}) => {
    const made = call(more);
    return send({ call: made, path: made.path, query, body });
  };
  return { go, send, sent, onRejected: full.onRejected };
}

const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.unreachable(),
    (error: ApiError) => error,
  );

describe('a request has', () => {
  test('the host of the site and the key of the page', async () => {
    const { go, sent } = setUp([]);
    await go({}, undefined, { limit: '5' });
    expect(sent[0]?.url).toBe('/api/things?limit=5&host=pd');
    expect(sent[0]?.headers['x-api-key']).toBe('pk_main');
    expect(sent[0]?.headers['authorization']).toBeUndefined();
    await go({ gateway: 'media' });
    expect(sent[1]?.headers['x-api-key']).toBe('pk_media');
  });

  test('a file as it is, or in the form that the call takes', async () => {
    const { go, sent } = setUp([]);
    const file = new Uint8Array([1, 2, 3]);
    await go({ method: 'POST', upload: 10 }, file);
    await go({ method: 'POST', multipart: 10 }, file);
    expect(sent.map(({ headers }) => headers['content-type'])).toEqual([
      'application/octet-stream',
      undefined,
    ]);
    const form = sent[1]?.init.body;
    const part = form instanceof FormData ? form.get('file') : null;
    expect(part instanceof File && new Uint8Array(await part.arrayBuffer())).toEqual(file);
  });

  test('no host where the call has none, and the address of its own gateway', async () => {
    const { go, sent } = setUp([]);
    await go({ hostless: true, gateway: 'media' });
    expect(sent[0]?.url).toBe('/media-api/things');
  });

  test('a gateway may be on another origin', async () => {
    const media = 'https://media.example:8443/media-api';
    const { go, sent } = setUp([], undefined, { ...config.addresses, media });
    await go({ gateway: 'media' });
    expect(sent[0]?.url).toBe(`${media}/things?host=pd`);
  });

  test('the token if there is one, without creating one', async () => {
    const { go, sent } = setUp([], { present: async () => 'mine' });
    await go();
    expect(sent[0]?.headers['authorization']).toBe('Bearer mine');
  });

  test('a visitor’s token where the call needs one', async () => {
    const { go, sent } = setUp([], {});
    await go({ access: 'visitor' });
    expect(sent[0]?.headers['authorization']).toBe('Bearer visitor-1');
  });

  test('an idempotency key on the posts that honour one, and on no other', async () => {
    const { go, sent } = setUp([]);
    await go({ method: 'POST', idempotent: 'transaction' }, {});
    await go({ method: 'POST' }, {});
    expect(sent[0]?.headers['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/);
    expect(sent[1]?.headers['idempotency-key']).toBeUndefined();
  });

  test('a body as JSON', async () => {
    const { go, sent } = setUp([]);
    await go({ method: 'POST' }, { a: 1 });
    expect(sent[0]?.init.body).toBe('{"a":1}');
    expect(sent[0]?.headers['content-type']).toBe('application/json');
  });
});

describe('a refused token', () => {
  test('is refreshed once, and the call is retried once with the same key', async () => {
    const refresh = vi.fn(async () => 'fresh');
    const { go, sent } = setUp([unauthorised()], { present: async () => 'old', refresh });
    await expect(go({ method: 'POST', idempotent: 'transaction' }, {})).resolves.toEqual({
      ok: true,
    });
    expect(refresh).toHaveBeenCalledExactlyOnceWith('old', 'identity.token_invalid');
    expect(sent.map(({ headers }) => headers['authorization'])).toEqual([
      'Bearer old',
      'Bearer fresh',
    ]);
    expect(sent[0]?.headers['idempotency-key']).toBe(sent[1]?.headers['idempotency-key']);
  });

  test('that is refused again ends the sign-in', async () => {
    const { go, sent, onRejected } = setUp([unauthorised(), unauthorised()], {
      present: async () => 'old',
      refresh: async () => 'fresh',
    });
    expect((await failure(go())).status).toBe(401);
    expect(sent).toHaveLength(2);
    expect(onRejected).toHaveBeenCalledOnce();
  });

  test('that cannot be refreshed ends the sign-in without a retry', async () => {
    const { go, sent, onRejected } = setUp([unauthorised()], { present: async () => 'old' });
    await failure(go());
    expect(sent).toHaveLength(1);
    expect(onRejected).toHaveBeenCalledOnce();
  });

  test('that lacks the age confirmation is refreshed, too, but never ends the sign-in', async () => {
    const { go, onRejected } = setUp(
      [json({ code: 'safety.age_gate_required', title: '18?' }, 403)],
      {
        present: async () => 'old',
      },
    );
    expect((await failure(go())).code).toBe('safety.age_gate_required');
    expect(onRejected).not.toHaveBeenCalled();
  });

  test('a wrong client key does not refresh the token', async () => {
    const refresh = vi.fn(async () => 'fresh');
    const { go } = setUp([json({ code: 'client.key_invalid', title: 'Key' }, 401)], { refresh });
    await failure(go());
    expect(refresh).not.toHaveBeenCalled();
  });
});

describe('a failure', () => {
  test('has the server’s title and code', async () => {
    const { go } = setUp([
      json(
        {
          code: 'request.invalid',
          title: 'Some values aren’t valid. Please check them.',
          detail: 'More',
          request_id: 'r-1',
          errors: [{ field: 'text', message: 'Please write something first' }, 'rubbish'],
        },
        422,
      ),
    ]);
    expect(await failure(go())).toMatchObject({
      code: 'request.invalid',
      status: 422,
      title: 'Some values aren’t valid. Please check them.',
      message: 'Some values aren’t valid. Please check them.',
      detail: 'More',
      request_id: 'r-1',
      errors: [{ field: 'text', message: 'Please write something first' }],
      method: 'GET',
      path: '/things',
    });
  });

  test.each([
    ['7', 7_000],
    ['0', 0],
    ['rubbish', undefined],
  ])('Retry-After %s means %s ms', async (header, ms) => {
    const { go } = setUp([json({ code: 'chat.too_fast' }, 429, { 'retry-after': header })]);
    expect((await failure(go())).retry_after_ms).toBe(ms);
  });

  test('of a proxy that returns a page has its status', async () => {
    const { go } = setUp([json('<html>Bad gateway</html>', 502)]);
    expect(await failure(go())).toMatchObject({ status: 502, code: 'reply.unreadable' });
  });

  test('of a token for an upload has a text of its own', async () => {
    const present = () => Promise.reject(new TypeError('Failed to fetch'));
    const { go, sent } = setUp([], { present });
    const upload = go({ method: 'POST', access: 'member', upload: 10 }, new Uint8Array(1));
    expect((await failure(upload)).title).toBe('Failed to get authentication token.');
    await expect(go({ access: 'member' })).rejects.toThrow(TypeError);
    expect(sent).toEqual([]);
  });

  test('of the network has its own code', async () => {
    const { go } = setUp([new TypeError('Failed to fetch')]);
    expect(await failure(go())).toMatchObject({ status: 0, code: 'network.failed' });
  });

  test('of a timeout says so', async () => {
    const { go } = setUp([new DOMException('Timed out', 'TimeoutError')]);
    expect(await failure(go())).toMatchObject({
      status: 0,
      code: 'network.failed',
      timedOut: true,
      title: 'The server took too long to respond. Check your connection and try again.',
    });
  });

  test('an empty response is one', async () => {
    const { go } = setUp([json('')]);
    expect((await failure(go())).code).toBe('reply.empty');
  });

  test('an aborted call rejects with the abort error', async () => {
    const given = new AbortController();
    given.abort();
    const { send } = setUp([new DOMException('stop', 'AbortError')]);
    const made = call();
    const gone = send({ call: made, path: '/x', query: {}, body: undefined, signal: given.signal });
    await expect(gone).rejects.toMatchObject({ name: 'AbortError' });
  });
});
