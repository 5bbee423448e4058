// The service of payments, wired by hand.
import type { AuditService } from './modules/audit/service.ts';
import type { IdentityService } from './modules/identity/service.ts';
import { createPaymentsService } from './modules/payments/service.ts';
import type { SitesService } from './modules/sites/service.ts';
import type { WalletService } from './modules/wallet/service.ts';
import { coreOf, homeOf, type Parts } from './parts.ts';

interface Needs {
  readonly wallet: WalletService;
  readonly sites: SitesService;
  readonly audit: AuditService;
  readonly identity: IdentityService;
}

export function createPayments(parts: Parts, { wallet, sites, audit, identity }: Needs) {
  const { config, payments, otherPayments, affiliate, mailer } = parts;
  return createPaymentsService({
    ...coreOf(parts),
    payments,
    otherPayments,
    affiliate,
    mailer,
    wallet,
    sites,
    audit,
    home: homeOf(config),
    labelsOf: identity.members.labelsOf,
    buyerOf: async (scope, id) => {
      const member = await identity.members.find(scope, id);
      if (!member) return undefined;
      const { email, marketing_given, time_zone } = member;
      return { email, refuses_marketing: marketing_given === false, time_zone: time_zone ?? 'UTC' };
    },
  });
}
