// A fake of Verotel FlexPay for journeys: its order page and status page as a process beside the product.
import { spawnScript } from '@velour/testing/scripts.ts';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export interface FlexPay {
  /** The product's settings to use it. */
  readonly settings: Record<string, string>;
  /** Delivers all postbacks so far, each twice, latest first; returns their number. */
  deliverPostbacks(product: string): Promise<number>;
  /** Simulates a chargeback of this order. */
  chargeBack(reference: string): Promise<void>;
  close(): Promise<void>;
}

const script = join(import.meta.dirname, '..', 'server/test/serve-fake-flexpay.ts');

export async function openFlexPay(): Promise<FlexPay> {
  const service = spawnScript(script);
  const [line] = (await once(createInterface(service.stdout), 'line')) as [string];
  const { settings, server } = JSON.parse(line) as Pick<FlexPay, 'settings'> & { server: string }; // printed by it
  const sendCommand = async (body: object): Promise<unknown> => {
    const reply = await fetch(server, { method: 'POST', body: JSON.stringify(body) });
    const text = await reply.text();
    if (!reply.ok) throw new Error(text);
    return (JSON.parse(text) as { answer: unknown }).answer;
  };
  return {
    settings,
    deliverPostbacks: async (product) =>
      Number(await sendCommand({ command: 'deliver', to: `${product}/api/payments/flexpay` })),
    chargeBack: async (reference) =>
      void (await sendCommand({ command: 'charge_back', reference })),
    async close() {
      service.kill();
      await once(service, 'close');
    },
  };
}
