// Whether a reply claims to be human, whether it owns to being an AI, and whether the user sincerely asks. Pure.
import type { Scene } from '../patterns/marks/rules.ts';
import type { Mark } from '../patterns/rules.ts';
import type { Finding } from '../policy.ts';

/** The claims in the new part of a reply; more counts as one when the user has asked. */
export function findClaims({ marks, fresh }: Scene, asked: boolean): Mark[] {
  const tags = asked ? ['human.claim', 'human.when_asked'] : ['human.claim'];
  return tags.flatMap((tag) => marks.of(tag).filter((mark) => mark.last >= fresh));
}

export function judgeClaims(scene: Scene, asked: boolean): Finding[] {
  return findClaims(scene, asked).length > 0
    ? [{ rule: 'human_claim', rule_id: asked ? 'human_claim.asked' : 'human_claim.stated' }]
    : [];
}

export const asksIfHuman = ({ marks, fresh }: Scene): boolean =>
  marks.of('asks.human').some((mark) => mark.last >= fresh);
