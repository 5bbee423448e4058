// A server with an explicit site does not start in production while anything is missing that such a site needs.
import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { parseConfig } from './config.ts';
import { requireExplicitNeeds } from './explicit-content.ts';
import { paymentSettings } from './payment-settings.ts';
import type { Db } from './platform/db/handle.ts';
import { createIds } from './platform/ids.ts';
import { systemClock as clock } from './platform/clock.ts';
import { createVault } from './platform/encryption.ts';
import { choosePayments } from './providers/payments/choose.ts';
import { quietLog as log } from '../test/databases.ts';

const complete = {
  config: { NODE_ENV: 'production' } as const,
  payments: { adult_ok: true },
  age: { isBuiltIn: false },
  moderation: { judgesAge: true },
};
const sites = (removal_email: string | null, explicit = ['thorn']) => ({
  explicitSites: () => Promise.resolve(explicit),
  // What is read of a site.
  find: () => Promise.resolve({ record: { legal: { removal_email } } } as never),
});
const start = (changes: Partial<Parameters<typeof requireExplicitNeeds>[0]>) =>
  requireExplicitNeeds({ ...complete, sites: sites('removal@thorn.test'), ...changes });

test('with everything it starts', async () => {
  await expect(start({})).resolves.toBeUndefined();
});

test.each([
  ['an age check', { age: { isBuiltIn: true } }],
  ['a removal email', { sites: sites(null) }],
  ['a payment provider', { payments: { adult_ok: false } }],
  ['a picture classifier', { moderation: { judgesAge: false } }],
] as const)('without %s it does not, and says so', async (missing, changes) => {
  await expect(start(changes)).rejects.toThrow(`the site thorn: explicit needs ${missing}`);
});

describe('by the settings of a production server, the payment provider', () => {
  const open = async (settings: Record<string, string>) => {
    const config = parseConfig({ NODE_ENV: 'production', ...settings });
    const stored = { db: {} as Db, vault: createVault(randomBytes(32)), clock, ids, log }; // unused
    return (await choosePayments({ ...paymentSettings(config), ...stored, base: '/api' })).payments;
  };
  const ids = createIds(clock);
  const flexpay = {
    FLEXPAY_SHOP_ID: '60678',
    FLEXPAY_SIGNATURE_KEY: 'of-the-website',
    FLEXPAY_API_USER: 'user',
    FLEXPAY_API_PASSWORD: 'password',
  };
  const stripe = {
    STRIPE_SECRET_KEY: 'sk_live_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
  };
  const other = { STRIPE_API_BASE: 'https://stripe.example.com' };

  test.each<[string, Record<string, string>]>([
    ['FlexPay', flexpay],
    ['FlexPay beside Stripe', { ...flexpay, ...stripe, PAYMENTS_PROVIDER: 'flexpay' }],
    ['another host of Stripe’s API', { ...stripe, ...other, PAYMENTS_ADULT: 'on' }],
  ])('%s is enough', async (_name, settings) => {
    await expect(start({ payments: await open(settings) })).resolves.toBeUndefined();
  });

  test.each<[string, Record<string, string>]>([
    ['nothing', {}],
    ['the sandbox', { PAYMENTS_SANDBOX: 'on' }],
    ['Stripe', stripe],
    ['Stripe beside FlexPay', { ...flexpay, ...stripe, PAYMENTS_PROVIDER: 'stripe' }],
    ['a host of which nothing is said', { ...stripe, ...other }],
  ])('%s is not', async (_name, settings) => {
    const refused = 'explicit needs a payment provider that allows adult content (FLEXPAY_SHOP_ID';
    await expect(start({ payments: await open(settings) })).rejects.toThrow(refused);
  });
});

test('everything that is missing is named at once', async () => {
  const start = requireExplicitNeeds({
    config: { NODE_ENV: 'production' },
    payments: { adult_ok: false },
    sites: sites(null),
    age: { isBuiltIn: true },
    moderation: { judgesAge: false },
  });
  await expect(start).rejects.toThrow(/age check.*removal email.*payment provider.*classifier/);
});

test('without an explicit site, and outside of production, nothing is needed', async () => {
  const nothing = { age: { isBuiltIn: true }, payments: { adult_ok: false } };
  await expect(start({ ...nothing, sites: sites(null, []) })).resolves.toBeUndefined();
  const development = { NODE_ENV: 'development' } as const;
  await expect(start({ ...nothing, config: development })).resolves.toBeUndefined();
});
