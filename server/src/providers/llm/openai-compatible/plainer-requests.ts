// Negotiates the form of requests: leaves out features that a server refuses, and remembers what worked.
import type { Feature } from './request-body.ts';

export type PlainerRequests = ReturnType<typeof createPlainerRequests>;

/**
 * Servers only say in prose which part they refuse, which is not parsed. So each unproven feature
 * is left out alone, then all of them together: a few fast refusals once.
 */
export function createPlainerRequests() {
  const dropped = new Set<Feature>();
  const proven = new Set<Feature>();
  return {
    /** The forms to try for a prompt with these features: first the known one, then each with fewer features. */
    forms(features: readonly Feature[], refused: readonly Feature[] = []): ReadonlySet<Feature>[] {
      const known = [...dropped, ...refused];
      const doubtful = features.filter(
        (feature) => !proven.has(feature) && !known.includes(feature),
      );
      const each = doubtful.map((feature) => new Set([...known, feature]));
      const all = doubtful.length > 1 ? [new Set([...known, ...doubtful])] : [];
      return [new Set(known), ...each, ...all];
    },
    /** A form was accepted: its features are proven, and the left-out ones stay out. */
    accepted(features: readonly Feature[], without: ReadonlySet<Feature>): void {
      for (const feature of features) {
        if (without.has(feature)) dropped.add(feature);
        else proven.add(feature);
      }
    },
  };
}
