// How modules ask whether an admin has switched a feature off, without knowing where that is stored.
import type { Feature } from '@velour/contract/features.ts';
import type { Scope } from './db/scope.ts';

/** Throws `site.feature_off`. */
export type DemandFeature = (scope: Scope, feature: Feature) => Promise<void>;
