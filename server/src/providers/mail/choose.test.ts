// Which mail provider a configuration selects.
import { expect, test } from 'vitest';
import { quietLog } from '../../../test/databases.ts';
import { systemClock } from '../../platform/clock.ts';
import { createIds } from '../../platform/ids.ts';
import { chooseMail } from './choose.ts';

const choose = (more: { smtp_url?: string; isProduction?: boolean; warn?: () => void }) =>
  chooseMail({
    smtp_url: more.smtp_url,
    mail_from: 'hello@velour.example',
    isProduction: more.isProduction ?? false,
    clock: systemClock,
    ids: createIds(systemClock),
    log: { ...quietLog, warn: more.warn ?? quietLog.warn },
  });

test('the configured mail server is used, in development, too', async () => {
  const { mail, mailbox } = await choose({ smtp_url: 'smtp://ann:secret@mail.example.com' });
  expect([mail.name, mail.isBuiltIn, mailbox]).toEqual([
    'smtp · mail.example.com',
    false,
    undefined,
  ]);
});

test('without one, development has a readable mailbox', async () => {
  const { mail, mailbox } = await choose({});
  expect([mail.name, mail.isBuiltIn, mail === mailbox]).toEqual(['mailbox', true, true]);
});

test('without one, production has no mailbox page, and a warning', async () => {
  let warnings = 0;
  const { mail, mailbox } = await choose({ isProduction: true, warn: () => (warnings += 1) });
  expect([mail.isBuiltIn, mailbox, warnings]).toEqual([true, undefined, 1]);
});
