// Answers "what should I …?" with a concrete suggestion for the topic.
import type { Answer } from './answers.ts';
import { chosen, shouldI, suggestions, whichOne } from './phrases/advice.ts';
import { advice } from './phrases/odd.ts';
import type { Scene } from './scene.ts';
import { turnAround, unpunctuated } from './wording.ts';

export function advise({ heard, speaker, dice }: Scene): Answer {
  const { text } = heard;
  const [choice] = dice.shuffled(choicesIn(text));
  if (choice !== undefined) return { say: [speaker.say(chosen, { choice })] };
  const vp = wishIn(text);
  const fitting = suggestions.find(([about]) => about.test(text))?.[1];
  const isWhich = /\bwhich\b/.test(text) && !/\bwhich (?:film|movie|book|song|music)/.test(text);
  const said =
    (isWhich ? speaker.say(whichOne) : undefined) ??
    (vp !== undefined && isMild(text) ? speaker.say(shouldI, { vp }) : undefined) ??
    (fitting && speaker.say(fitting)) ??
    speaker.say(advice);
  return { say: [said] };
}

/** "should I go by train or by car" → "go by train", "by car". */
export function choicesIn(text: string): string[] {
  const [, before = '', after = ''] =
    /((?:[\p{L}\p{N}'-]+ )*?[\p{L}\p{N}'-]+) or ((?:[\p{L}\p{N}'-]+ ?){1,4})$/u.exec(text) ?? [];
  const first = before
    .replace(/^.*\b(?:should i|shall i|would you|do you|better|prefer|choose|between|one)\b ?/, '')
    .replace(/^(?:choose|pick|take|prefer|have|rather) /, '');
  const options = [first, after.trim()];
  const isClean = options.every(
    (option) =>
      option !== '' &&
      option.split(' ').length <= 4 &&
      !/^(?:not|no|something|what|is|so)\b/.test(option),
  );
  return isClean ? options.filter((option) => !bleak.test(option)).map(turnAround) : [];
}

/** Recommended only if there is no other option. */
const bleak = /\b(?:give up|hide|lie|cheat|suffer|drink|starve|nothing|stay silent|skip)\b/;

/** "should I tell my sister" → "tell your sister". */
function wishIn(text: string): string | undefined {
  const wish =
    /(?<!\b(?:what|how|where|when|why|who|which)\b.*)\bshould i ([\p{L}' -]{3,40})$/u.exec(
      text,
    )?.[1];
  if (wish === undefined || /^(?:be|feel|have|just|even|really|do)\b/.test(wish)) return undefined;
  return turnAround(unpunctuated(wish));
}

/** Questions about other people or irreversible decisions have their own advice. */
const isMild = (text: string): boolean =>
  !suggestions
    .filter(([about]) => about.test('quit') || about.test('call') || about.test('pills'))
    .some(([about]) => about.test(text));
