// Benchmark of webhook response times, with eight clients sending as fast as they can.
import { openFakeStripe } from '../test/fakes/stripe/server.ts';
import { makeCluster } from '../test/postgres.ts';
import { startProduct, temporaryFolder } from './processes.ts';
import { percentile } from './talkers.ts';

const MESSAGES = Number(process.env['BENCH_MESSAGES'] ?? 4_000);
const CALLERS = 8;
const GOAL_MS = 100;

export async function run(): Promise<void> {
  const folder = await temporaryFolder();
  const cluster = await makeCluster({ durable: true });
  const stripe = await openFakeStripe();
  try {
    const { config } = stripe;
    const product = await startProduct({
      DATA_DIR: folder.path,
      DATABASE_URL: cluster.url('postgres'),
      LLM_PROBE: 'off',
      IMAGE_PROBE: 'off',
      STRIPE_SECRET_KEY: config.secret_key,
      STRIPE_PUBLISHABLE_KEY: config.publishable_key,
      STRIPE_WEBHOOK_SECRET: config.webhook_secret,
      STRIPE_API_BASE: config.api_base,
    });
    try {
      const times = await sendAll(product.url, stripe);
      const p99 = percentile(times, 0.99);
      process.stdout.write(
        `${times.length} messages, of which each third is sent twice: p50 ${percentile(times, 0.5).toFixed(1)} ms, p99 ${p99.toFixed(1)} ms (goal ${GOAL_MS})  ${p99 <= GOAL_MS ? 'met' : 'NOT MET'}\n`,
      );
    } finally {
      await product.stop();
    }
  } finally {
    await stripe.close();
    await cluster.remove();
    await folder.remove();
  }
}

async function sendAll(
  url: string,
  stripe: Awaited<ReturnType<typeof openFakeStripe>>,
): Promise<number[]> {
  const times: number[] = [];
  let next = 0;
  const send = async (): Promise<void> => {
    for (let n = next++; n < MESSAGES; n = next++) {
      const nth = n - (n % 3 === 2 ? 1 : 0);
      const event = {
        id: `evt_bench_${nth}`,
        object: 'event',
        type: 'payment_intent.succeeded',
        livemode: false,
        created: Math.floor(Date.now() / 1000),
        data: { object: { id: `pi_bench_${nth}`, object: 'payment_intent' } },
      };
      const { raw, headers } = stripe.webhook(event);
      const began = performance.now();
      const reply = await fetch(`${url}/api/stripe/webhooks`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: new Uint8Array(raw),
      });
      await reply.text();
      if (reply.status !== 200) throw new Error(`a message was answered ${reply.status}`);
      times.push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: CALLERS }, send));
  return times;
}
