// Whether intimacy with real people is requested or planned in earnest: each sign counts once, and several are
// required. Pure.
import type { Mark } from './patterns/patterns.ts';
import type { Marks, Scene } from './patterns/spans.ts';
import type { Finding } from './policy.ts';

/** The maximum distance in words between intimacy and its signs: about two sentences. */
const REACH = 30;
const CERTAIN = 3;
/** Below the weight of any sign: nothing is requested or planned. */
const WEAK = 0.5;

/** Signs with their weights. A suspicion needs one of `about`, certainty also one of `needed`. */
const kinds = [
  {
    rule: 'real_person',
    signs: { known: 1, named: 1, secret: 1, source: 2, fact: 2, strip: 2 },
    needed: ['make', 'strip'],
    about: ['known', 'fact', 'strip', 'source'],
  },
  {
    rule: 'nonconsent_real',
    signs: { unable: 1, refused: 1, secret: 1, intent: 1, plan: 2, earnest: 2 },
    needed: ['intent', 'plan'],
    about: ['unable', 'refused', 'plan', 'secret'],
  },
] as const;

/** Signs that are suspicious together with others even if no act is named: “do it to her while she’s out cold”. */
const implied = { real_person: [], nonconsent_real: ['real.plan', 'real.unable'] } as const;

export function judgeEarnest(scene: Scene): Finding[] {
  const { marks, fresh } = scene;
  const isNew = ({ last }: Mark) => last >= fresh;
  const all = ['intent.strong', 'real.act', 'real.strip'].flatMap((tag) => marks.of(tag));
  return kinds.flatMap(({ rule, signs, needed, about }) => {
    // “A night of love”, and the name in the next message.
    const isNamed = rule === 'real_person' && marks.of('real.named').some(isNew);
    const acts = isNamed ? all : all.filter(isNew);
    const weightOf = (mark: Mark): number => {
      const isNear = (sign: string) =>
        marks.near(`real.${sign}`, mark, REACH) ||
        (sign === 'unable' && marks.near('real.pill', mark, REACH));
      if (!about.some(isNear)) return 0;
      if (!needed.some(isNear)) return WEAK;
      const found = Object.entries(signs).filter(([sign]) => isNear(sign));
      return found.reduce((sum, [, one]) => sum + one, 0);
    };
    const most = Math.max(0, ...acts.map(weightOf));
    const isImplied = implied[rule].some((tag) =>
      marks.of(tag).some((mark) => isNew(mark) && weightOf(mark) > CERTAIN),
    );
    if (most < CERTAIN && isImplied) return [{ rule, rule_id: `${rule}.hint_weak` }];
    if (most === 0) return [];
    if (most === WEAK) return [{ rule, rule_id: `${rule}.hint_weak` }];
    const isFiction =
      rule === 'nonconsent_real' && marks.has('real.fiction') && !marks.has('real.earnest');
    const isCertain = most >= CERTAIN && !isFiction;
    return [{ rule, rule_id: `${rule}.${isCertain ? 'earnest' : 'hint'}` }];
  });
}

/** True if another person did it: "he filmed me". */
const isTold = (marks: Marks): boolean =>
  marks.has('real.told') ||
  marks
    .of('real.did')
    .some((did) => marks.after('context.they', did, 4) || marks.after('real.they', did, 4));

/** Reports of victims, helpers and news, agreements and inventions are never certain. */
export const unlessTold = ({ marks }: Scene, findings: readonly Finding[]): readonly Finding[] =>
  findings.some(isOfReal) && isTold(marks)
    ? findings.map((it) => (isOfReal(it) ? { ...it, rule_id: `${it.rule}.hint` } : it))
    : findings;

const isOfReal = ({ rule_id }: Finding): boolean =>
  /^(?:real_person\.(?:earnest|fame)|nonconsent_real\.(?!hint_weak)\w+)$/.test(rule_id);
