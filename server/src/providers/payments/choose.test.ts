// Which payment provider is chosen from a configuration.
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

const choose = (isSandboxOpen: boolean, stripe?: typeof keys) => {
  const lines: string[] = [];
  const note = (_fields: object, message: string) => void lines.push(message);
  const chosen = choosePayments({
    stripe,
    isSandboxOpen,
    db: {} as Db, // not used while choosing
    vault: createVault(randomBytes(32)),
    clock: systemClock,
    ids: createIds(systemClock),
    log: { ...quietLog, info: note, warn: note },
    base: '/api',
  });
  return chosen.then((made) => ({ ...made, lines }));
};

test('Stripe where its keys are, with a closed sandbox beside it', async () => {
  const { payments, otherPayments, sandbox } = await choose(true, keys);
  expect([payments.name, payments.isBuiltIn]).toEqual(['stripe · test', false]);
  expect([otherPayments, sandbox.isOpen]).toEqual([[sandbox], false]);
});

test('without keys the sandbox, which says so in the log', async () => {
  const { payments, sandbox, lines } = await choose(true);
  expect([payments.provider, payments === sandbox, sandbox.isOpen]).toEqual([
    'sandbox',
    true,
    true,
  ]);
  expect(lines[0]).toContain('SANDBOX');
});

test('closed in production: no pages, and a warning', async () => {
  const { payments, sandbox, lines } = await choose(false);
  expect([payments.name, sandbox.isOpen]).toEqual(['none · purchases are off', false]);
  expect(lines[0]).toContain('purchases are off');
});
