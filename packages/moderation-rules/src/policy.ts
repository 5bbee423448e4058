// The action for each finding, which operators cannot change.

/** The reasons of a block, as shown to the user. */
export type BlockReason =
  | 'minor_sexual'
  | 'minor_user'
  | 'real_person'
  | 'self_harm'
  | 'human_claim'
  | 'not_allowed';

/** Increases with every change of rules, words or actions; logged with each decision. */
export const POLICY_VERSION = '2026-11-28.7';

/** A finding: its rule's name, without the text. */
export interface Finding {
  readonly rule: Rule;
  readonly rule_id: string;
}

/** `block` refuses or retracts, `card` shows the crisis card, `correct` replaces the sentence. */
export type Action = 'block' | 'card' | 'correct';

interface Policy {
  readonly reason: BlockReason;
  readonly input: Action | 'allow';
  readonly output: Action | 'allow';
}

export const policies = {
  minor_sexual: { reason: 'minor_sexual', input: 'block', output: 'block' },
  minor_user: { reason: 'minor_user', input: 'block', output: 'allow' },
  real_person: { reason: 'real_person', input: 'block', output: 'block' },
  nonconsent_real: { reason: 'not_allowed', input: 'block', output: 'block' },
  bestiality: { reason: 'not_allowed', input: 'block', output: 'block' },
  self_harm_instruction: { reason: 'self_harm', input: 'block', output: 'block' },
  self_harm_encouragement: { reason: 'self_harm', input: 'allow', output: 'block' },
  self_harm_intent: { reason: 'self_harm', input: 'card', output: 'allow' },
  self_harm_mention: { reason: 'self_harm', input: 'card', output: 'allow' },
  eating_disorder: { reason: 'self_harm', input: 'card', output: 'allow' },
  human_claim: { reason: 'human_claim', input: 'allow', output: 'correct' },
  manipulation: { reason: 'not_allowed', input: 'allow', output: 'correct' },
} as const satisfies Record<string, Policy>;

export type Rule = keyof typeof policies;

/** Most severe first: the first of these rules decides for a text with several findings. */
const byGravity = Object.keys(policies);

export const gravestFirst = (findings: readonly Finding[]): Finding[] =>
  findings.toSorted((one, other) => byGravity.indexOf(one.rule) - byGravity.indexOf(other.rule));

/**
 * Signals that never block by themselves: a judge is asked about them, and without a judge they are counted. Only
 * signals of a minor together with courtship fail closed: the text is refused, without a penalty, until a judge clears
 * it.
 */
const suspected =
  /^(?:\w+\.judged|self_harm_mention\.similar|(?:real_person|nonconsent_real|bestiality)\.hint(?:_weak)?|minor_user\.hint(?:_romantic)?|minor_sexual\.(?:(?:soft|childish)_\w+|\w+_weak))$/;

export const isSuspicion = ({ rule_id }: Pick<Finding, 'rule_id'>): boolean =>
  suspected.test(rule_id);

const failsClosed = ({ rule, rule_id }: Finding): boolean =>
  rule.startsWith('minor_') && rule_id !== 'minor_user.hint';

export function actionOn(finding: Finding, direction: 'input' | 'output'): Action | 'allow' {
  if (isSuspicion(finding) && !failsClosed(finding)) return 'allow';
  return policies[finding.rule][direction];
}

/** The replacement of a removed sentence. A second one of the same rule is removed without replacement. */
export const corrections: Readonly<Partial<Record<Rule, string>>> = {
  human_claim: "I'm an AI character, not a human.",
  manipulation: 'Take care, and come back whenever you like.',
};
