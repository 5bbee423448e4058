// The safety checks of every surface: the local moderation rules, with each finding logged by name and hash.
import { createHash } from 'node:crypto';
import { POLICY_VERSION } from '@velour/moderation-rules/policy.ts';
import { createModerationRules, type ModerationRules } from '@velour/moderation-rules/rules.ts';
import { systemClock, type Clock } from '../../platform/clock.ts';
import type { Log } from '../../platform/log.ts';

export { namesMinor } from '@velour/moderation-rules/pictures.ts';
export { refusalOf } from './refusal.rules.ts';
export type { StreamGate } from '@velour/moderation-rules/stream-gate.ts';
export type { InputVerdict } from '@velour/moderation-rules/rules.ts';
export type SafetyService = ModerationRules;

interface Needs {
  readonly log?: Log;
  readonly clock?: Clock;
  /** The operator's own list of real persons, one name a line or separated by commas. */
  readonly real_persons?: string;
}

export function createSafetyService({
  log,
  clock = systemClock,
  real_persons,
}: Needs = {}): SafetyService {
  return createModerationRules({
    clock,
    ...(real_persons === undefined ? {} : { real_persons }),
    onFindings: (surface, text, findings) =>
      log?.info(
        {
          surface,
          rule_ids: findings.map((finding) => finding.rule_id),
          policy_version: POLICY_VERSION,
          // Never the text itself.
          hash: createHash('sha256').update(text).digest('hex'),
        },
        'safety rule matched',
      ),
  });
}
