// Pages of the sandbox: a card form in a frame, the bank's confirmation, and the customer portal.
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Clock } from '../../../platform/clock.ts';
import { SANDBOX_PATH, type Sandbox } from '../sandbox.ts';
import { cardFingerprint, readCard } from './objects.ts';
import type { Outcome } from './actions.ts';
import {
  sendPage,
  writeBank,
  writeForm,
  writeOutcome,
  writePortal,
  type Look,
  type Mistake,
} from './markup.ts';
import { words } from './texts.ts';

const short = z.string().max(200).catch('');
const Query = z.object({
  secret: short,
  theme: z.enum(['dark', 'light']).optional().catch(undefined),
});
const CardForm = Query.extend({ number: short, expiry: short, code: short });
const BankForm = Query.extend({ answer: z.enum(['approve', 'refuse']).catch('refuse') });
const PortalForm = Query.extend({
  subscription: short,
  answer: z.enum(['cancel', 'resume']).catch('resume'),
});

interface About {
  readonly sandbox: Sandbox;
  readonly clock: Clock;
  /** The path prefix that `http` is registered under. */
  readonly base: string;
}

export function serveSandbox(http: FastifyInstance, about: About): void {
  const { sandbox, clock } = about;
  const path = `${about.base}${SANDBOX_PATH}`;
  http.register(
    async (context) => {
      context.addContentTypeParser(
        'application/x-www-form-urlencoded',
        { parseAs: 'string', bodyLimit: 16_384 },
        (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
      );

      const show = async (reply: FastifyReply, look: Look, { mistake, entered }: Mistake = {}) => {
        const form = await sandbox.formOf(look.secret);
        if (form?.state !== 'open') {
          const isDone = form?.state === 'succeeded' || form?.state === 'complete';
          return sendPage(reply, look, writeOutcome(isDone ? 'done' : 'closed'));
        }
        const write = form.waits_for_bank ? writeBank : writeForm;
        const isDeclined = mistake === words.declined || mistake === words.bankDeclined;
        return sendPage(reply, look, write(form, { ...look, path, mistake, entered, isDeclined }));
      };
      const sendOutcome = (reply: FastifyReply, look: Look, outcome: Outcome, declined: Mistake) =>
        outcome === 'done' || outcome === 'closed'
          ? sendPage(reply, look, writeOutcome(outcome))
          : show(reply, look, outcome === 'declined' ? declined : {});

      context.get('', async ({ query }, reply) => show(reply, Query.parse(query)));
      context.post('/card', async ({ body }, reply) => {
        const { number, expiry, code, ...look } = CardForm.parse(body ?? {});
        const card = readCard(number);
        // A number that is not a test card's may be a real one, which is never echoed.
        const entered = { number: card ? number : '', expiry, code };
        if (!card) return show(reply, look, { mistake: words.unknownCard, entered });
        if (!isAhead(expiry, clock.now())) {
          return show(reply, look, { mistake: words.expired, entered });
        }
        if (!/^\d{3,4}$/.test(code.trim())) {
          return show(reply, look, { mistake: words.codeWrong, entered });
        }
        const outcome = await sandbox.tryCard(look.secret, card, cardFingerprint(number, expiry));
        return sendOutcome(reply, look, outcome, { mistake: words.declined, entered });
      });
      context.post('/bank', async ({ body }, reply) => {
        const { answer, ...look } = BankForm.parse(body ?? {});
        const outcome = await sandbox.confirmBank(look.secret, answer === 'approve');
        return sendOutcome(reply, look, outcome, { mistake: words.bankDeclined });
      });

      const showPortal = async (reply: FastifyReply, look: Look) => {
        const found = await sandbox.portalOf(look.secret);
        if (!found) return sendPage(reply, look, writeOutcome('closed'));
        return sendPage(reply, look, writePortal(found, { ...look, path }));
      };
      context.get('/portal', async ({ query }, reply) => showPortal(reply, Query.parse(query)));
      context.post('/portal', async ({ body }, reply) => {
        const { subscription, answer, ...look } = PortalForm.parse(body ?? {});
        const found = await sandbox.portalOf(look.secret);
        const own = found?.subscriptions.find(({ id }) => id === subscription);
        if (own && own.subscription.state !== 'ended') {
          await sandbox.setEnding(own.id, answer === 'cancel');
        }
        return showPortal(reply, look);
      });
    },
    { prefix: SANDBOX_PATH },
  );
}

/** True for `MM/YY` of this month or later. */
function isAhead(expiry: string, now: Date): boolean {
  const [, month = '', year = ''] = /^\s*(\d{1,2})\s*\/?\s*(\d{2})\s*$/.exec(expiry) ?? [];
  const [m, y] = [Number(month), 2000 + Number(year)];
  if (month === '' || m < 1 || m > 12) return false;
  return y * 12 + m >= now.getUTCFullYear() * 12 + now.getUTCMonth() + 1;
}
