// Set-up for kill tests of payments: persistent buyers, a provider that redelivers, and a server.
import { randomUUID } from 'node:crypto';
import { createDice, type Dice } from '@velour/demo-model/seeded.ts';
import { openScope } from '../src/platform/db/scope.ts';
import type { DatabaseKind, cleanUp } from './databases.ts';
import { openFakeStripe } from './fakes/stripe/server.ts';
import { createKillable } from './killable.ts';
import type { StartedServer } from './started-server.ts';

type Later = ReturnType<typeof cleanUp>;

export interface Buyer {
  readonly id: string;
  readonly token: string;
}

interface Options {
  readonly kind: DatabaseKind;
  readonly later: Later;
  readonly seed: number;
  readonly buyers: number;
  /** Each buyer's initial tokens. */
  readonly tokens: bigint;
}

export type MoneyWorld = Awaited<ReturnType<typeof createMoneyWorld>>;

export async function createMoneyWorld(options: Options) {
  const { kind, later } = options;
  const dice: Dice = createDice(options.seed);
  const stripe = await openFakeStripe();
  later(() => stripe.close());
  const world = await createKillable({
    kind,
    later,
    settings: {
      STRIPE_SECRET_KEY: stripe.config.secret_key,
      STRIPE_PUBLISHABLE_KEY: stripe.config.publishable_key,
      STRIPE_WEBHOOK_SECRET: stripe.config.webhook_secret,
      STRIPE_API_BASE: stripe.config.api_base,
    },
    parts: { payments: stripe.provider() },
  });

  const settled = await world.within(async (app, { db }) => {
    const scope = openScope(db, app.site_id);
    const character_id = await app.addCharacter();
    const { packages } = await app.guest.wallet.currencyPackages({ query: {} });
    const { plans } = await app.guest.wallet.plans();
    const buyers: Buyer[] = [];
    for (let at = 0; at < options.buyers; at += 1) {
      const { id, token } = await app.member();
      const owner = {
        member_id: id,
        unit: 'token',
        key: randomUUID(),
        reason: 'promotion',
      } as const;
      await app.app.wallet.grant(scope, {
        ...owner,
        lots: [{ bucket: 'one_time', amount: options.tokens }],
      });
      buyers.push({ id, token });
    }
    return { character_id, buyers, package_id: packages[0]?.id ?? '', plan_id: plans[0]?.id ?? '' };
  });

  return {
    ...settled,
    dice,
    stripe,
    within: world.within,
    insist: world.insist,
    get server(): StartedServer {
      return world.server;
    },
    start: (dying?: string): Promise<void> => world.start({ dying }),
    /** Delivers a webhook like the provider; returns whether it was accepted. */
    async deliver(event: object): Promise<boolean> {
      const { raw, headers } = stripe.webhook(event);
      return fetch(`http://${world.server.address}/api/stripe/webhooks`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: new Uint8Array(raw),
        signal: AbortSignal.timeout(5_000),
      }).then(
        async (reply) => (await reply.text(), reply.status === 200),
        () => false,
      );
    },
  };
}
