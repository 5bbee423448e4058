// Feature flags that admins switch at run time, each change with an audit entry; stored in the site's record.
import { FEATURES, type Feature } from '@velour/contract/features.ts';
import type { FeatureState } from '@velour/contract/operations.ts';
import type { Member } from '../../platform/actor.ts';
import { inTransaction, type Scope } from '../../platform/db/scope.ts';
import type { OperationsNeeds } from './service.ts';

interface Switch {
  readonly feature: Feature;
  readonly is_on: boolean;
}

export function createFeatures({ sites, audit }: OperationsNeeds) {
  return {
    async list(scope: Scope): Promise<{ features: FeatureState[] }> {
      const { switched_off } = await sites.recordOf(scope);
      const features = FEATURES.map((feature) => ({
        feature,
        is_on: !switched_off.includes(feature),
      }));
      return { features };
    },

    /** Safe to repeat: only changes are recorded. */
    set: (scope: Scope, admin: Member, { feature, is_on }: Switch): Promise<FeatureState> =>
      inTransaction(scope, async (tx) => {
        const was = await sites.revise(tx, ({ switched_off }) => ({
          switched_off: FEATURES.filter((one) =>
            one === feature ? !is_on : switched_off.includes(one),
          ),
        }));
        const wasOn = !was.switched_off.includes(feature);
        if (wasOn === is_on) return { feature, is_on };
        await audit.record(tx, {
          actor: { kind: 'admin', id: admin.id },
          act: `site.feature_${is_on ? 'resumed' : 'paused'}`,
          subject: { type: 'site', id: tx.site_id },
          before: { [feature]: wasOn },
          after: { [feature]: is_on },
        });
        return { feature, is_on };
      }),
  };
}
