// What is never allowed whatever the site's rating: real people without consent, animals. Pure.
import type { Scene } from './patterns/spans.ts';
import type { Finding, Rule } from './policy.ts';

const forbidden: readonly (readonly [tag: string, rule: Rule, id: string])[] = [
  ['forbidden.nonconsent', 'nonconsent_real', 'words'],
  ['forbidden.bestiality', 'bestiality', 'words'],
  ['hint.nonconsent', 'nonconsent_real', 'hint'],
  ['hint.bestiality', 'bestiality', 'hint'],
];

export function judgeForbidden({ marks, fresh }: Scene): Finding[] {
  return forbidden.flatMap(([tag, rule, id]): Finding[] =>
    marks.of(tag).some((mark) => mark.last >= fresh) ? [{ rule, rule_id: `${rule}.${id}` }] : [],
  );
}
