// What a refusal says: the rule in plain words, and the passage of the person's own text that it is about.
import type { BlockReason } from '@velour/contract/safety.ts';

const rules: Readonly<Record<BlockReason, string>> = {
  minor_sexual: 'Everyone here has to be an adult in every detail.',
  minor_user: 'This site is for adults.',
  real_person: 'Real, well-known people can’t be characters here.',
  self_harm: 'Ways to harm oneself can’t be described here.',
  human_claim: 'Characters can’t claim to be human.',
  not_allowed: 'Intimacy without consent or with animals isn’t allowed here.',
};

export const refusalOf = (reason: BlockReason, passage: string): string =>
  `${rules[reason]} Please change this part: “${passage}”`;
