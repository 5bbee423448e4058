// Finds the form of request that a server accepts: drops one feature after the other, and remembers what helped.
import type { Feature } from './request-body.ts';

export interface PlainerRequests {
  /** The forms to try for a prompt with these features: first as known, then each with something less. */
  forms(features: readonly Feature[], refused?: readonly Feature[]): ReadonlySet<Feature>[];
  /** This form got a response; what it used is proven, what it left out stays out. */
  accepted(features: readonly Feature[], without: ReadonlySet<Feature>): void;
}

/**
 * A server says in words alone which part it dislikes, and words are not matched. So each unproven feature is
 * left out alone, then all of them together: a handful of quick refusals once, and never again.
 */
export function createPlainerRequests(): PlainerRequests {
  const dropped = new Set<Feature>();
  const proven = new Set<Feature>();
  return {
    forms(features, refused = []) {
      const known = [...dropped, ...refused];
      const doubtful = features.filter(
        (feature) => !proven.has(feature) && !known.includes(feature),
      );
      const each = doubtful.map((feature) => new Set([...known, feature]));
      const all = doubtful.length > 1 ? [new Set([...known, ...doubtful])] : [];
      return [new Set(known), ...each, ...all];
    },
    accepted(features, without) {
      for (const feature of features) {
        if (without.has(feature)) dropped.add(feature);
        else proven.add(feature);
      }
    },
  };
}
