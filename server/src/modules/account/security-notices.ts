// Security notices: emails a member when their account was changed, so that they notice a takeover.
import type { Scope } from '../../platform/db/scope.ts';
import type { PersonRow } from '../identity/service.ts';
import { noticeEmail, type Notice } from './security-notices.rules.ts';
import type { AccountNeeds } from './service.ts';

/** Also what an account leaves behind: it is gone from everything within a day. */
const TRIED_MS = 12 * 3_600_000;

export function createNotices({ mailer, sites }: Pick<AccountNeeds, 'mailer' | 'sites'>) {
  return {
    /** To the address in `row`. A notice that fails never blocks the change. */
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
