// Which mail provider a configuration selects.
import { expect, test } from 'vitest';
import { quietLog } from '../../../test/databases.ts';
import { systemClock } from '../../platform/clock.ts';
import { createIds } from '../../platform/ids.ts';
import { chooseMail } from './choose.ts';

const choose = (more: { SMTP_URL?: string; NODE_ENV?: string; warn?: () => void }) =>
  chooseMail({
    config: { MAIL_FROM: 'hello@velour.example', ...more },
    clock: systemClock,
    ids: createIds(systemClock),
    log: { ...quietLog, warn: more.warn ?? quietLog.warn },
  });

test('the configured mail server is used, in development, too', async () => {
  const { mail, mailbox } = await choose({ SMTP_URL: 'smtp://ann:secret@mail.example.com' });
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
  const { mail, mailbox } = await choose({ NODE_ENV: 'production', warn: () => (warnings += 1) });
  expect([mail.isBuiltIn, mailbox, warnings]).toEqual([true, undefined, 1]);
});
