// Feature flag checks for modules, which need not know where the flags are stored.
import type { Feature } from '@velour/contract/features.ts';
import type { Scope } from './db/scope.ts';

/** Throws `site.feature_off` if an admin has switched the feature off. */
export type RequireFeature = (scope: Scope, feature: Feature) => Promise<void>;
