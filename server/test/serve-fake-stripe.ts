// The fake Stripe as a separate process, for journeys: `node server/test/serve-fake-stripe.ts`. It
// prints the settings of a product that uses it, and the address of its command server.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';
import { openFakeStripe } from './fakes/stripe/server.ts';

const Command = z.discriminatedUnion('command', [
  z.object({
    command: z.literal('pay'),
    secret: z.string(),
    card: z.enum(['good', 'second_step', 'declined', 'slow']),
  }),
  z.object({ command: z.literal('answer'), secret: z.string(), approved: z.boolean() }),
  z.object({ command: z.literal('return'), secret: z.string() }),
  z.object({ command: z.literal('arrive') }),
  z.object({ command: z.literal('deliver'), to: z.url() }),
]);

const fake = await openFakeStripe();
const { world, config } = fake;

/** Delivers every webhook twice, latest first, as after a network failure. */
async function deliverAll(to: string): Promise<number> {
  const latestFirst = world.events.toReversed();
  for (const event of [...latestFirst, ...latestFirst]) {
    const { raw, headers } = fake.webhook(event);
    const type = { 'content-type': 'application/json' };
    const reply = await fetch(to, { method: 'POST', body: raw, headers: { ...headers, ...type } });
    if (!reply.ok) throw new Error(`A webhook was refused (${reply.status}).`);
  }
  return latestFirst.length;
}

async function response(requested: z.infer<typeof Command>): Promise<unknown> {
  if (requested.command === 'deliver') return deliverAll(requested.to);
  if (requested.command === 'arrive') return world.arrive();
  if (requested.command === 'pay') return world.pay(requested.secret, requested.card);
  if (requested.command === 'answer') return world.answerBank(requested.secret, requested.approved);
  const isThis = ({ client_secret }: Record<string, unknown>) => client_secret === requested.secret;
  const [session] = world.list('checkout.session', isThis);
  return String(session?.['return_url']).replace('{CHECKOUT_SESSION_ID}', session?.id ?? '');
}

const server = createServer((request, reply) => {
  let body = '';
  request.setEncoding('utf8').on('data', (piece: string) => (body += piece));
  request.on('end', () => {
    const requested = Promise.resolve().then(() => response(Command.parse(JSON.parse(body))));
    requested.then(
      (expected) => reply.end(JSON.stringify({ answer: expected ?? null })),
      (error: unknown) => reply.writeHead(500).end(String(error)),
    );
  });
});
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo; // a listening TCP server has a port
  const settings = {
    STRIPE_SECRET_KEY: config.secret_key,
    STRIPE_PUBLISHABLE_KEY: config.publishable_key,
    STRIPE_WEBHOOK_SECRET: config.webhook_secret,
    STRIPE_API_BASE: config.api_base,
  };
  process.stdout.write(`${JSON.stringify({ settings, server: `http://127.0.0.1:${port}` })}\n`);
});
