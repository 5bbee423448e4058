// The service of payments, wired by hand.
import type { AuditService } from './modules/audit/service.ts';
import type { IdentityService } from './modules/identity/service.ts';
import { createPaymentsService } from './modules/payments/service.ts';
import type { SitesService } from './modules/sites/service.ts';
import type { WalletService } from './modules/wallet/service.ts';
import { homeOf, type Parts } from './parts.ts';

interface Needs {
  readonly wallet: WalletService;
  readonly sites: SitesService;
  readonly audit: AuditService;
  readonly identity: IdentityService;
}

export function createPayments(parts: Parts, { wallet, sites, audit, identity }: Needs) {
  const { config, database, vault, clock, ids, log, metrics, limits, queue, mailer, affiliate } =
    parts;
  return createPaymentsService({
    payments: parts.payments,
    otherPayments: parts.otherPayments,
    affiliate,
    mailer,
    queue,
    vault,
    clock,
    ids,
    limits,
    log,
    metrics,
    db: database.db,
    wallet,
    sites,
    audit,
    home: homeOf(config),
    labelsOf: identity.members.labelsOf,
    buyerOf: async (scope, id) => {
      const member = await identity.members.find(scope, id);
      return member && { email: member.email, refuses_marketing: member.marketing_given === false };
    },
  });
}
