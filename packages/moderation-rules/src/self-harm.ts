// Whether a user is at risk of self-harm, and whether a reply encourages it. Pure.
import type { Marks, Scene } from './patterns/spans.ts';
import type { Finding, Rule } from './policy.ts';

const riskRules: readonly (readonly [tag: string, rule: Rule])[] = [
  ['harm.method', 'self_harm_instruction'],
  ['harm.intent', 'self_harm_intent'],
  ['harm.wish', 'self_harm_mention'],
  ['harm.eating', 'eating_disorder'],
];

export function judgeRisk({ marks, fresh }: Scene): Finding[] {
  return riskRules.flatMap(([tag, rule]): Finding[] => {
    const isFresh = marks.of(tag).some((mark) => mark.last >= fresh);
    return isFresh ? [{ rule, rule_id: `${rule}.statement` }] : [];
  });
}

export const isAtRisk = (marks: Marks): boolean => riskRules.some(([tag]) => marks.has(tag));

/** Encouragement is never shown; agreement is refused only after a statement of harm. */
export function judgePush({ marks, fresh }: Scene, at_risk: boolean): Finding[] {
  const tags = at_risk ? ['push.always', 'push.at_risk'] : ['push.always'];
  return tags.flatMap((tag): Finding[] => {
    const isFresh = marks.of(tag).some((mark) => mark.last >= fresh);
    return isFresh ? [{ rule: 'self_harm_encouragement', rule_id: `self_harm.${tag}` }] : [];
  });
}
