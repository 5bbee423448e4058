// Validates the verdicts of a picture classifier: well-formed and in time; anything else is a failure.
import { FINDINGS, ModerationFailure, type Judgement, type ModerationProvider } from './port.ts';
import { createWithinLimits, type Limits } from './within-limits.ts';

const JUDGE_MS = 20_000;

export function createCheckedModeration(
  provider: ModerationProvider,
  { ms = JUDGE_MS, now }: Limits = {},
): ModerationProvider {
  const withinLimits = createWithinLimits({ label: 'The classifier', ms, now });
  return {
    ...provider,
    judge: ({ bytes, signal: given }) =>
      withinLimits(async (signal) => believe(await provider.judge({ bytes, signal })), given),
  };
}

function believe({ verdict, findings }: Judgement): Judgement {
  const isKnown = findings.every((one) => FINDINGS.includes(one));
  if (verdict === 'blocked' && isKnown && findings.length > 0) return { verdict, findings };
  if ((verdict === 'clear' || verdict === 'unjudged') && findings.length === 0)
    return { verdict, findings: [] };
  throw new ModerationFailure('broken', 'The response contradicts itself.');
}
