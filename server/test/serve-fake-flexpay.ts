// The fake FlexPay as a separate process, for journeys: `node server/test/serve-fake-flexpay.ts`.
// It prints the settings of a product that uses it, and the address of its command server.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';
import { openFakeFlexPay } from './fakes/flexpay/server.ts';

const Command = z.discriminatedUnion('command', [
  z.object({ command: z.literal('deliver'), to: z.url() }),
  z.object({ command: z.literal('charge_back'), reference: z.string() }),
]);

const { world, config } = await openFakeFlexPay();

/** Delivers every postback twice, latest first, as after a network failure. */
async function deliverAll(to: string): Promise<number> {
  const latestFirst = world.postbacks.toReversed();
  for (const raw of [...latestFirst, ...latestFirst]) {
    const reply = await fetch(`${to}?${String(raw)}`);
    if ((await reply.text()) !== 'OK') throw new Error(`A postback was refused (${reply.status}).`);
  }
  return latestFirst.length;
}

const server = createServer((request, reply) => {
  let body = '';
  request.setEncoding('utf8').on('data', (piece: string) => (body += piece));
  request.on('end', () => {
    const respond = async (): Promise<unknown> => {
      const requested = Command.parse(JSON.parse(body));
      if (requested.command === 'deliver') return deliverAll(requested.to);
      return world.chargeBack(requested.reference);
    };
    respond().then(
      (answer) => reply.end(JSON.stringify({ answer: answer ?? null })),
      (error: unknown) => reply.writeHead(500).end(String(error)),
    );
  });
});
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo; // a listening TCP server has a port
  const settings = {
    FLEXPAY_SHOP_ID: config.shop_id,
    FLEXPAY_SIGNATURE_KEY: config.signature_key,
    FLEXPAY_API_USER: config.api_user,
    FLEXPAY_API_PASSWORD: config.api_password,
    FLEXPAY_SECURE_BASE: config.secure_base,
    FLEXPAY_CONTROL_BASE: config.control_base,
  };
  process.stdout.write(`${JSON.stringify({ settings, server: `http://127.0.0.1:${port}` })}\n`);
});
