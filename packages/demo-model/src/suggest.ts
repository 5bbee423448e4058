// Suggests three replies for the user, by the character's last question.
import { suggestionLines } from './phrases/suggestions.ts';

type Kind = keyof typeof suggestionLines;

/** In this order; the first match decides. */
const kinds: readonly (readonly [Kind, RegExp])[] = [
  [
    'offer',
    /^(?:so,? )?(?:shall we|would you (?:like|care)|do you want|want to|care to|may i|can i|how about|what about)\b/i,
  ],
  ['feeling', /^(?:and )?how (?:are|is|was|were|did|do you feel|have you)\b/i],
  ['why', /^(?:and |but )?why\b/i],
  ['place', /^(?:and )?where\b/i],
  ['choice', /\b(?:which|or)\b/i],
  [
    'yes_or_no',
    /^(?:and |but |so )?(?:do|does|did|are|is|was|were|have|has|had|can|could|will|would|should|ever)\b/i,
  ],
];

/** `said` is the character's last message. Lines in `before` are repeated only if no others fit. */
export function suggestReplies(said: string, before: readonly string[]): readonly string[] {
  const lines: readonly (readonly string[])[] = suggestionLines[kindOf(said)];
  const at = said.length % lines.length;
  const inOrder = [...lines.slice(at), ...lines.slice(0, at)];
  return inOrder.find((line) => !line.some((one) => before.includes(one))) ?? inOrder[0] ?? [];
}

function kindOf(said: string): Kind {
  const spoken = said.replaceAll(/\*[^*]*\*/g, ' ');
  const question = spoken
    .match(/[^.!?…]+\?/g)
    ?.at(-1)
    ?.trim();
  if (question === undefined) return 'story';
  return kinds.find(([, pattern]) => pattern.test(question))?.[0] ?? 'open';
}
