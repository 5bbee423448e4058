// Whether a reply claims to be human or admits to being an AI, and whether the user sincerely asks. Pure.
import type { Scene } from './patterns/spans.ts';
import type { Finding } from './policy.ts';

/** More counts as a claim when the user has asked. */
export function judgeClaims({ marks, fresh }: Scene, asked: boolean): Finding[] {
  const tags = asked ? ['human.claim', 'human.when_asked'] : ['human.claim'];
  const claims = tags.some((tag) => marks.of(tag).some((mark) => mark.last >= fresh));
  const rule_id = asked ? 'human_claim.asked' : 'human_claim.stated';
  return claims ? [{ rule: 'human_claim', rule_id }] : [];
}

export const asksIfHuman = ({ marks, fresh }: Scene): boolean =>
  marks.of('asks.human').some((mark) => mark.last >= fresh);
