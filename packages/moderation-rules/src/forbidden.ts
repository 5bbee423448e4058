// What is never allowed whatever the site's rating: real people without consent, animals. Pure.
import type { Scene } from './patterns/spans.ts';
import type { Finding, Rule } from './policy.ts';

const forbidden: readonly (readonly [tag: string, rule: Rule])[] = [
  ['forbidden.nonconsent', 'nonconsent_real'],
  ['forbidden.bestiality', 'bestiality'],
];

export function judgeForbidden({ marks, fresh }: Scene): Finding[] {
  return forbidden.flatMap(([tag, rule]): Finding[] =>
    marks.of(tag).some((mark) => mark.last >= fresh) ? [{ rule, rule_id: `${rule}.words` }] : [],
  );
}
