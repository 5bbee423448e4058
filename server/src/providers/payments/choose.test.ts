// Which payment provider a configuration selects.
import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { quietLog } from '../../../test/databases.ts';
import { systemClock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/handle.ts';
import { createIds } from '../../platform/ids.ts';
import { createVault } from '../../platform/encryption.ts';
import { choosePayments } from './choose.ts';

const keys = {
  secret_key: 'sk_test_1',
  publishable_key: 'pk_test_1',
  webhook_secret: 'whsec_1',
  api_base: undefined,
};

const shop = {
  shop_id: '60678',
  signature_key: 'secret-1',
  api_user: 'user',
  api_password: 'password',
  secure_base: 'https://secure.example.com',
  control_base: 'https://control.example.com',
};

interface Given {
  readonly stripe?: typeof keys;
  readonly flexpay?: typeof shop;
  readonly sells?: 'stripe' | 'flexpay';
}

const choose = (isSandboxOpen: boolean, { stripe, flexpay, sells }: Given = {}) => {
  const lines: string[] = [];
  const note = (_fields: object, message: string) => void lines.push(message);
  const chosen = choosePayments({
    stripe,
    flexpay,
    sells,
    isSandboxOpen,
    db: {} as Db, // not used by the choice
    vault: createVault(randomBytes(32)),
    clock: systemClock,
    ids: createIds(systemClock),
    log: { ...quietLog, info: note, warn: note },
    base: '/api',
  });
  return chosen.then((made) => ({ ...made, lines }));
};

test('Stripe if its keys are configured, with a closed sandbox beside it', async () => {
  const { payments, otherPayments, sandbox } = await choose(true, { stripe: keys });
  expect([payments.name, payments.isBuiltIn]).toEqual(['stripe · test', false]);
  expect([otherPayments, sandbox.isOpen]).toEqual([[sandbox], false]);
});

test('the sandbox without keys, which is logged', async () => {
  const { payments, sandbox, lines } = await choose(true);
  expect([payments.provider, payments === sandbox, sandbox.isOpen]).toEqual([
    'sandbox',
    true,
    true,
  ]);
  expect(lines[0]).toContain('SANDBOX');
});

test('a closed sandbox in production: no pages, and a warning', async () => {
  const { payments, sandbox, lines } = await choose(false);
  expect([payments.name, sandbox.isOpen]).toEqual(['none · purchases are off', false]);
  expect(lines[0]).toContain('purchases are off');
});

test('FlexPay if its shop is configured, at its brand’s host', async () => {
  const { payments, otherPayments, sandbox } = await choose(true, { flexpay: shop });
  expect(payments).toMatchObject({
    name: 'flexpay · shop 60678',
    adult_ok: true,
    form: { kind: 'redirect', origin: 'https://secure.example.com' },
  });
  expect([otherPayments, sandbox.isOpen]).toEqual([[sandbox], false]);
});

test.each(['stripe', 'flexpay'] as const)(
  'of two the chosen one (%s) sells, and the other one stays for what it sold',
  async (sells) => {
    const given = { stripe: keys, flexpay: shop, sells };
    const { payments, otherPayments } = await choose(true, given);
    const other = sells === 'stripe' ? 'flexpay' : 'stripe';
    expect(payments.provider).toBe(sells);
    expect(otherPayments.map(({ provider }) => provider)).toEqual([other, 'sandbox']);
  },
);
