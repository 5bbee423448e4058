// Phrases that are findings by themselves: the user's age, risk, encouragement, claims, forbidden content. Pure.
import type { Marks, Scene } from './patterns/spans.ts';
import { intentTags, isOfAnother } from './minors.ts';
import type { Mark } from './patterns/patterns.ts';
import type { Finding, Rule } from './policy.ts';

type Row = readonly [tag: string, rule: Rule, rule_id: string];

const forbidden: readonly Row[] = [
  ['forbidden.nonconsent', 'nonconsent_real', 'nonconsent_real.words'],
  ['forbidden.bestiality', 'bestiality', 'bestiality.words'],
  ['hint.nonconsent', 'nonconsent_real', 'nonconsent_real.hint'],
  ['hint.bestiality', 'bestiality', 'bestiality.hint'],
];
const ofRisk: readonly Row[] = [
  ['harm.method', 'self_harm_instruction', 'self_harm_instruction.statement'],
  ['harm.intent', 'self_harm_intent', 'self_harm_intent.statement'],
  ['harm.wish', 'self_harm_mention', 'self_harm_mention.statement'],
  ['harm.eating', 'eating_disorder', 'eating_disorder.statement'],
];
const always: Row = ['push.always', 'self_harm_encouragement', 'self_harm.push.always'];
/** Agreement is refused only after a statement of self-harm. */
const atRisk: Row = ['push.at_risk', 'self_harm_encouragement', 'self_harm.push.at_risk'];
const claimed: Row = ['human.claim', 'human_claim', 'human_claim.stated'];
/** More phrases count as a claim after the user has asked. */
const claimedWhenAsked: Row = ['human.when_asked', 'human_claim', 'human_claim.asked'];
const held: Row = ['hold.user', 'manipulation', 'manipulation.farewell'];

const isSaid = ({ marks, fresh }: Scene, tag: string): boolean =>
  marks.of(tag).some(({ last }) => last >= fresh);

const find = (scene: Scene, rows: readonly Row[]): Finding[] =>
  rows.flatMap(([tag, rule, rule_id]) => (isSaid(scene, tag) ? [{ rule, rule_id }] : []));

export function judgeUserAge({ marks, fresh }: Scene): Finding[] {
  const said = (tag: string) => marks.of(tag).filter((mark) => !isOfAnother(marks, mark));
  const isNew = ({ last }: Mark) => last >= fresh;
  const hints = said('user.hint');
  const intents = intentTags.flatMap((tag) => marks.of(tag));
  const isRomantic = hints.length > 0 && intents.length > 0 && [...hints, ...intents].some(isNew);
  const ids = [
    ...(said('user.claim').some(isNew) ? ['statement'] : []),
    ...(isRomantic ? ['hint_romantic'] : hints.some(isNew) ? ['hint'] : []),
  ];
  return ids.map((id) => ({ rule: 'minor_user', rule_id: `minor_user.${id}` }));
}

export const judgeInputPhrases = (scene: Scene): Finding[] => [
  ...find(scene, [...forbidden, ...ofRisk]),
  ...(hasTwoHints(scene)
    ? [{ rule: 'self_harm_mention' as const, rule_id: 'self_harm_mention.hints' }]
    : []),
];

/** The maximum distance in words between two hints: a long text may contain several that are unrelated. */
const HINTS_REACH = 60;

/** "Nothing makes sense" and "next week I won't be here" mean little alone. */
function hasTwoHints({ marks, fresh }: Scene): boolean {
  const hints = marks.of('harm.hint').toSorted((one, other) => one.first - other.first);
  return hints.some(({ first, last }, at) => {
    const next = hints.slice(at + 1).find((hint) => hint.first > last);
    return next !== undefined && next.last >= fresh && next.first - first <= HINTS_REACH;
  });
}

/** The context that a reply is written in. */
export interface Moment {
  readonly asked: boolean;
  readonly at_risk: boolean;
  readonly leaving: boolean;
  readonly age_asked: boolean;
}

export const judgeReplyPhrases = (scene: Scene, { asked, at_risk, leaving }: Moment): Finding[] =>
  find(scene, [
    ...forbidden,
    always,
    ...(at_risk ? [atRisk] : []),
    claimed,
    ...(asked ? [claimedWhenAsked] : []),
    ...(leaving ? [held] : []),
  ]);

export const isAtRisk = (marks: Marks): boolean => ofRisk.some(([tag]) => marks.has(tag));

export const saysGoodbye = (marks: Marks): boolean => marks.has('says.goodbye');

export const asksIfHuman = (scene: Scene): boolean => isSaid(scene, 'asks.human');
