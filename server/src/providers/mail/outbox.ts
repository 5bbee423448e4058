// Transactional outbox: emails are stored in the transaction that causes them, sent after it commits, and retried.
import { createHmac } from 'node:crypto';
import pLimit from 'p-limit';
import { z } from 'zod';
import type { Core } from '../../platform/core.ts';
import * as store from './outbox.store.ts';
import {
  assertMail,
  MailFailure,
  SEND_MS,
  type Mail,
  type MailProvider,
  type Mailer,
  NO_SERVER,
} from './port.ts';

const SEND = 'mail.send';
const FORGET = 'mail.forget_old';
const Sending = z.object({ mail_id: z.uuid() });

/** A process that still holds a claim after this time was killed. */
const CLAIM_MS = SEND_MS + 15_000;
const WAITS = {
  /** The delay of the first job, which usually finds that the attempt right after the commit has succeeded. */
  first_run_ms: SEND_MS + 5_000,
  retry_s: 10,
};
const AT_ONCE = 8;

interface Needs extends Pick<Core, 'db' | 'queue' | 'vault' | 'clock' | 'ids' | 'log'> {
  readonly mail: Pick<MailProvider, 'send' | 'isOpen'>;
  /** Shorter in tests only. */
  readonly waits?: typeof WAITS | undefined;
}

export interface Outbox extends Mailer {
  /** Waits for the emails that this process is sending. */
  settled(): Promise<void>;
}

/**
 * Sends each email once: the sender claims its row and deletes it when a server has accepted the
 * email. Only a crash between the two makes it be sent twice.
 */
export function createOutbox(needs: Needs): Outbox {
  const { db, queue, mail: provider, vault, clock, ids, log, waits = WAITS } = needs;
  const key = vault.systemKey('outbox');
  const secret = vault.secret('outbox');
  const limit = pLimit(AT_ONCE);
  const running = new Set<Promise<void>>();

  /** Makes one attempt. Throws `MailFailure` if a retry can help. */
  const attempt = async (id: string): Promise<void> => {
    const now = clock.now();
    const until = new Date(now.getTime() + CLAIM_MS);
    const row = await store.claimMail(db, id, { now, until });
    if (!row) {
      if (!(await store.hasMail(db, id))) return; // sent, or replaced by a newer email
      throw new MailFailure('unavailable', 'Another process is sending this mail.');
    }
    if (!row.is_blank && row.expires_at > now) {
      try {
        await provider.send(JSON.parse(key.open(row.mail, id)) as Mail); // only `send` encrypts such a column
      } catch (error) {
        if (!(error instanceof MailFailure) || error.kind !== 'refused') {
          await store.releaseMail(db, id);
          throw error;
        }
        log.warn({ err: error, mail_id: id }, 'email permanently rejected');
      }
    }
    await store.removeMail(db, id);
  };

  const attemptNow = (id: string): void => {
    const sending = limit(() => attempt(id))
      .catch((error: unknown) => log.warn({ err: error, mail_id: id }, 'sending an email failed'))
      .finally(() => running.delete(sending));
    running.add(sending);
  };

  queue.define(SEND, Sending, ({ mail_id }) => attempt(mail_id), {
    retries: 40, // about as long as an email can be valid; expired emails end the job
    retryDelaySeconds: waits.retry_s,
    retryDelayMaxSeconds: 900,
    runSeconds: 60,
    concurrency: AT_ONCE,
  });
  queue.schedule(FORGET, '29 3 * * *', () => store.forgetMails(db, clock.now()));

  const send: Mailer['send'] = async (scope, posting) => {
    const { mail, triedMs, topic: about, isBlank: is_blank = false } = posting;
    assertMail(mail);
    if (!provider.isOpen) throw new MailFailure('unavailable', NO_SERVER);
    const now = clock.now();
    const id = ids.next();
    const { site_id } = scope;
    const topic =
      about === undefined
        ? null
        : createHmac('sha256', secret).update(`${site_id}\n${about}`).digest('base64url');
    if (topic !== null) await store.removeTopic(scope.db, topic);
    const sealed = key.seal(JSON.stringify(mail), id);
    const times = { created_at: now, expires_at: new Date(now.getTime() + triedMs) };
    await store.addMail(scope.db, { id, site_id, topic, mail: sealed, is_blank, ...times });
    const at = new Date(now.getTime() + waits.first_run_ms);
    await queue.send(scope, SEND, { mail_id: id }, { at });
    scope.afterCommit(() => attemptNow(id));
  };

  return {
    isOpen: provider.isOpen,
    send,
    async trySend(scope, posting, about) {
      try {
        await send(scope, posting);
      } catch (error) {
        if (!(error instanceof MailFailure)) throw error;
        log.warn({ err: error, ...about }, 'queueing an email failed');
      }
    },
    async settled() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
