// A fake of Verotel FlexPay over real HTTP, written from its documentation: order page, status page, and Control Center.
import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { systemClock, type Clock } from '../../../src/platform/clock.ts';
import type { Db } from '../../../src/platform/db/handle.ts';
import { createIds } from '../../../src/platform/ids.ts';
import type { Log } from '../../../src/platform/log.ts';
import { createFlexPay } from '../../../src/providers/payments/flexpay.ts';
import type { FlexPayConfig } from '../../../src/providers/payments/flexpay/calls.ts';
import type { PaymentsProvider } from '../../../src/providers/payments/port.ts';
import {
  createWorld,
  signatureOf,
  type Card,
  type Outcome,
  type Params,
  type World,
} from './world.ts';

/** Faults: an HTTP status, no response, an endless response, or one about another sale. */
export type Fault = number | 'silence' | 'flood' | 'other_sale' | undefined;

export interface FakeFlexPay {
  readonly config: FlexPayConfig;
  readonly world: World;
  /** Requests in the form `POST /api/sale/7/cancel`. */
  readonly requests: string[];
  /** Simulates the buyer on the order page. */
  pay(url: string, card: Card): Promise<Outcome>;
  confirmBank(url: string, isApproved: boolean): Promise<Outcome>;
  /** The adapter, connected to this server. */
  provider(needs: { db: Db; log: Log; clock?: Clock; callMs?: number }): PaymentsProvider;
  breakWith(fault: Fault): void;
  close(): Promise<void>;
}

interface Reply {
  readonly status: number;
  readonly text: string;
  readonly headers?: Record<string, string>;
}

const orderPage = (query: string, amount: string): string =>
  `<!doctype html><html lang="en"><title>FlexPay</title><main><h1>Pay ${amount}</h1>${[
    'Pay',
    'Decline',
  ]
    .map(
      (name) =>
        `<form method="post" action="/${name.toLowerCase()}${query}"><button>${name}</button></form>`,
    )
    .join('')}</main></html>`;

export async function openFakeFlexPay({ now = () => new Date() } = {}): Promise<FakeFlexPay> {
  const keys = { shop_id: '60678', signature_key: randomBytes(15).toString('hex') };
  const credentials = { api_user: 'shop-api', api_password: randomBytes(9).toString('hex') };
  const world = createWorld(keys, now);
  const requests: string[] = [];
  let fault: Fault;

  /** The parameters of one of its pages; undefined if the shop's signature is invalid. */
  const readSigned = (url: string): Params | undefined => {
    const { signature, ...params } = Object.fromEntries(new URL(url).searchParams);
    const { email: _, ...signed } = params;
    const isOurs = params['shopID'] === keys.shop_id && params['version'] === '4';
    return isOurs && signature === signatureOf(signed, keys.signature_key) ? params : undefined;
  };

  const status = (url: string): Reply => {
    const params = readSigned(url);
    if (!params) return { status: 200, text: 'response: ERROR\nerror: Invalid signature\n' };
    const { saleID = '', referenceID } = params;
    const sale = world.sales.get(saleID) ?? world.findByReference(referenceID);
    if (!sale) return { status: 200, text: 'response: NOTFOUND\n' };
    const lines: Params = {
      ...world.statusOf(sale),
      ...(fault === 'other_sale' && { saleID: '1', referenceID: 'fp_other' }),
    };
    const text = Object.entries(lines).map(([name, value]) => `${name}: ${value}`);
    return { status: 200, text: `${text.join('\n')}\n` };
  };

  const control = async (path: string, request: IncomingMessage): Promise<Reply> => {
    const given = `${credentials.api_user}:${credentials.api_password}`;
    if (request.headers.authorization !== `Basic ${Buffer.from(given).toString('base64')}`)
      return { status: 401, text: '{"error":{"title":"Unauthorized"}}' };
    const [, saleID] = /^\/api\/sale\/(\w+)\/cancel$/.exec(path) ?? [];
    const [, transaction] = /^\/api\/transaction\/(\w+)\/refund$/.exec(path) ?? [];
    const done = { status: 200, text: '{"is_success":1}' };
    if (request.method === 'GET')
      return path === '/api/dashboard/totals'
        ? { status: 200, text: '{}' }
        : { status: 404, text: '' };
    const isDone = { status: 412, text: '{"error":{"title":"This was done before."}}' };
    if (saleID !== undefined && world.sales.has(saleID))
      return (await world.cancel(saleID)) ? done : isDone;
    for (const sale of world.sales.values()) {
      const paid = sale.transactions.find(({ id }) => id === transaction);
      if (!paid) continue;
      if (paid.returned >= paid.cents) return isDone;
      await world.refund(`${sale.saleID}.${paid.id}`, paid.cents - paid.returned);
      return done;
    }
    return { status: 404, text: '{"error":{"title":"Not found"}}' };
  };

  /** The buyer's action on the order page, and the redirect back. */
  const onForm = async ({ href, pathname, search }: URL): Promise<Reply> => {
    const order = readSigned(href);
    if (!order) return { status: 400, text: 'Invalid signature' };
    const isPaid =
      pathname === '/pay' &&
      (await world.tryCard(`${base}/startorder${search}`, order, 'good')) === 'done';
    const location = order[isPaid ? 'successURL' : 'declineURL'] ?? '';
    return { status: 303, text: '', headers: { location } };
  };
  const onPage = async (url: URL, request: IncomingMessage): Promise<Reply> => {
    if (url.pathname === '/salestatus') return status(url.href);
    if (url.pathname === '/startorder') {
      const text = orderPage(url.search, url.searchParams.get('priceAmount') ?? '');
      return { status: 200, text, headers: { 'content-type': 'text/html' } };
    }
    if (url.pathname === '/pay' || url.pathname === '/decline') return onForm(url);
    return control(url.pathname, request);
  };

  const server = createServer((request, reply) => {
    const url = new URL(request.url ?? '/', 'http://127.0.0.1');
    requests.push(`${request.method ?? ''} ${url.pathname}`);
    if (fault === 'silence') return;
    const respond = async (): Promise<Reply> => {
      if (typeof fault === 'number') return { status: fault, text: 'Something went wrong.' };
      if (fault === 'flood') return { status: 200, text: 'x'.repeat(200_000) };
      return onPage(url, request);
    };
    void respond().then(({ status: code, text, headers }) =>
      reply.writeHead(code, headers).end(text),
    );
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo; // it listens on a port
  const base = `http://127.0.0.1:${port}`;
  const config = { ...keys, ...credentials, secure_base: base, control_base: base };

  const onOrderPage = async (
    url: string,
    work: (order: Params) => Promise<Outcome>,
  ): Promise<Outcome> => {
    const order = url.startsWith(`${base}/startorder?`) ? readSigned(url) : undefined;
    return order ? work(order) : 'closed';
  };

  return {
    config,
    world,
    requests,
    pay: (url, card) => onOrderPage(url, (order) => world.tryCard(url, order, card)),
    confirmBank: (url, isApproved) =>
      onOrderPage(url, (order) => world.confirmBank(url, order, isApproved)),
    provider: ({ clock = systemClock, callMs = 3_000, ...needs }) =>
      createFlexPay({ config, clock, callMs, ids: createIds(clock), ...needs }),
    breakWith: (given) => void (fault = given),
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
