// The calls of visitors: issuing a token, and the age gate, which members pass once.
import { identityApi } from '@velour/contract/identity.ts';
import { safetyApi } from '@velour/contract/safety.ts';
import { bind, type Gateway } from '../../platform/http/gateway.ts';
import type { IdentityService } from './service.ts';

export function identityRoutes(gateway: Gateway, identity: IdentityService): void {
  bind(gateway, identityApi.createVisitor, ({ scope, address }) =>
    identity.createVisitor(scope, address),
  );
  bind(gateway, safetyApi.confirmAge, ({ scope, actor, bearer = '' }) =>
    identity.confirmAge(scope, actor, bearer),
  );
}
