// A character's manner of speaking, from its card, and lines grouped by manner.
import type { Persona } from './prompt.ts';

export type Manner =
  | 'gentle'
  | 'shy'
  | 'witty'
  | 'bold'
  | 'calm'
  | 'cheerful'
  | 'serious'
  | 'dreamy';

/** Lines by manner; `any` fits all. Lines with an unknown `{slot}` are skipped. */
export type Lines = { readonly any: readonly string[] } & {
  readonly [M in Manner]?: readonly string[];
};

const words: Record<Manner, string> = {
  gentle:
    'gentle kind caring nurturing warm sweet soft tender empathetic patient loving motherly supportive compassionate affectionate attentive',
  shy: 'shy timid introvert introverted reserved quiet bashful awkward nervous bookish hesitant modest',
  witty:
    'witty sarcastic teasing sharp dry clever ironic mischievous sly cheeky tease prankster deadpan quick playful',
  bold: 'bold confident adventurous fearless daring fierce dominant assertive flirty reckless competitive rebellious brave passionate headstrong',
  calm: 'calm serene stoic wise grounded mellow composed thoughtful philosophical steady laid-back relaxed zen unhurried easygoing',
  cheerful:
    'cheerful bubbly energetic sunny optimistic enthusiastic bright chatty happy upbeat lively excitable outgoing fun',
  serious:
    'serious disciplined professional intense formal strict focused methodical scholarly proud precise dutiful ambitious analytical protective loyal',
  dreamy:
    'dreamy artistic romantic poetic creative imaginative mysterious melancholic curious whimsical sensitive nostalgic enigmatic',
};

const mannerOf = new Map(
  (Object.keys(words) as Manner[]) // the keys of this record
    .flatMap((manner) => words[manner].split(' ').map((word) => [word, manner] as const)),
);

export const isMannerWord = (word: string): boolean => mannerOf.has(word.toLowerCase());

/** The two most frequent manners of a card; the personality has more weight. */
export function readManners(persona: Persona): [Manner, Manner] {
  const counts = new Map<Manner, number>();
  const count = (text: string, weight: number): void => {
    for (const word of text.toLowerCase().match(/[a-z-]+/g) ?? []) {
      const manner = mannerOf.get(word);
      if (manner) counts.set(manner, (counts.get(manner) ?? 0) + weight);
    }
  };
  const traits = Object.values(persona.traits).flat().join(' ');
  count(`${persona.personality} ${persona.tags.join(' ')} ${traits}`, 3);
  count(`${persona.tagline} ${persona.description}`, 1);
  const [first = 'gentle', second] = [...counts.entries()]
    .sort((one, other) => other[1] - one[1])
    .map(([manner]) => manner);
  return [first, second ?? (first === 'gentle' ? 'calm' : 'gentle')];
}
