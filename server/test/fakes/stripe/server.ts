// A fake of Stripe over real HTTP, written from its documentation: its objects, its errors, and signed webhooks in any order.
import { createHmac, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PaymentsProvider } from '../../../src/providers/payments/port.ts';
import { createStripe } from '../../../src/providers/payments/stripe.ts';
import { systemClock } from '../../../src/platform/clock.ts';
import { respond } from './calls.ts';
import { parseForm } from './form.ts';
import { Refusal } from './refusal.ts';
import { createWorld, type World } from './world.ts';

export interface SignedWebhook {
  readonly raw: Buffer;
  readonly headers: Record<string, string>;
}

export interface FakeStripe {
  readonly config: {
    readonly secret_key: string;
    readonly publishable_key: string;
    readonly webhook_secret: string;
    readonly api_base: string;
  };
  readonly world: World;
  /** The adapter, connected to this server. */
  provider(): PaymentsProvider;
  /** Requests in the form `POST /v1/customers`. */
  readonly requests: string[];
  /** The webhook of an event, signed now by default. */
  webhook(event: object, how?: { secret?: string; at?: number }): SignedWebhook;
  /** These bytes with a signature. */
  sign(raw: Buffer, how?: { secret?: string; at?: number }): SignedWebhook;
  /**
   * Later calls get this status, or no response; undefined ends that. `stored`: stored under the
   * call's idempotency key, as Stripe does with a 500, and marked by a header if `named`.
   */
  breakWith(
    status: number | 'silence' | undefined,
    how?: { stored?: boolean; named?: boolean },
  ): void;
  close(): Promise<void>;
}

export async function openFakeStripe({ now = Date.now, live = false } = {}): Promise<FakeStripe> {
  const secret_key = `sk_${live ? 'live' : 'test'}_${randomBytes(12).toString('hex')}`;
  const webhook_secret = `whsec_${randomBytes(16).toString('hex')}`;
  const seconds = (): number => Math.floor(now() / 1_000);
  const world = createWorld(seconds, live);
  const requests: string[] = [];
  const responses = new Map<string, { body: string; reply: string | Refusal }>();
  let broken: number | 'silence' | undefined;
  let storing = { stored: false, named: true };

  const handle = (request: IncomingMessage, body: string): string => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://stripe.example');
    const method = request.method ?? '';
    requests.push(`${method} ${pathname}`);
    if (typeof broken === 'number') {
      const refusal = new Refusal(broken, { type: 'api_error', message: 'Something went wrong.' });
      const failedKey = request.headers['idempotency-key'];
      if (storing.stored && method === 'POST' && typeof failedKey === 'string') {
        responses.set(failedKey, { body, reply: refusal });
      }
      throw refusal;
    }
    if (request.headers.authorization !== `Bearer ${secret_key}`) {
      throw new Refusal(401, {
        type: 'invalid_request_error',
        message: 'Invalid API Key provided',
      });
    }
    const key = request.headers['idempotency-key'];
    const known = typeof key === 'string' ? responses.get(key) : undefined;
    if (known && known.body !== body) {
      const message = 'Keys for idempotent requests can only be used with the same parameters.';
      throw new Refusal(400, { type: 'idempotency_error', message });
    }
    if (known?.reply instanceof Refusal) throw known.reply.repeated(storing.named);
    if (known) return known.reply;
    const params = parseForm(method === 'POST' ? body : search);
    const fresh = JSON.stringify(respond(world, { method, path: pathname, params }));
    if (typeof key === 'string') responses.set(key, { body, reply: fresh });
    return fresh;
  };

  const server = createServer((request, reply) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (piece: string) => (body += piece));
    request.on('end', () => {
      if (broken === 'silence') return;
      const [status, text, headers] = attempt(() => handle(request, body));
      reply.writeHead(status, {
        'content-type': 'application/json',
        'request-id': 'req_fake',
        ...headers,
      });
      reply.end(text);
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo; // it listens on a port

  const config = {
    secret_key,
    webhook_secret,
    publishable_key: 'pk_test_fake',
    api_base: `http://127.0.0.1:${port}`,
  };

  const sign: FakeStripe['sign'] = (raw, { secret = webhook_secret, at = seconds() } = {}) => {
    const mark = createHmac('sha256', secret).update(`${at}.`).update(raw).digest('hex');
    return { raw, headers: { 'stripe-signature': `t=${at},v1=${mark}` } };
  };

  return {
    config,
    world,
    provider: () => createStripe({ config, clock: systemClock }),
    requests,
    sign,
    webhook: (event, how) => sign(Buffer.from(JSON.stringify(event, undefined, 2)), how),
    breakWith: (status, { stored = status === 500, named = true } = {}) => {
      broken = status;
      if (status !== undefined) storing = { stored, named };
    },
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

function attempt(work: () => string): [number, string, Record<string, string>] {
  try {
    return [200, work(), {}];
  } catch (error) {
    if (error instanceof Refusal) return [error.status, JSON.stringify(error.body), error.headers];
    throw error;
  }
}
