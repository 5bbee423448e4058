// Security notices: emails to a member about changes to their account, so that they notice a takeover.
import type { Scope } from '../../platform/db/scope.ts';
import type { PersonRow } from '../identity/service.ts';
import { noticeEmail, type Notice } from './security-notices.rules.ts';
import type { AccountNeeds } from './service.ts';

/** Short, because an unsent email contains data of the account: nothing may remain a day after its deletion. */
const TRIED_MS = 12 * 3_600_000;

export function createNotices({ mailer, sites }: Pick<AccountNeeds, 'mailer' | 'sites'>) {
  return {
    /** Sends to the address in `row`. A failure never fails the change. */
    async send(scope: Scope, row: PersonRow, notice: Notice): Promise<void> {
      if (row.email === null || !row.email_verified) return;
      const { name: site_name, accent, support_email } = await sites.recordOf(scope);
      const brand = { site_name, site_accent: accent, support_email };
      const mail = { to: row.email, ...noticeEmail(brand, notice) };
      const about = { email: 'security notice', person_id: row.id };
      await mailer.trySend(scope, { mail, triedMs: TRIED_MS }, about);
    },
  };
}
