// Whether a model's replies start with reasoning, and how that is recognized without an opening tag.

/**
 * Several chat templates open the reasoning block themselves, so the stream starts inside of it and
 * only `</think>` arrives. Displayed text cannot be withdrawn, so the habit is determined early:
 * `suspected` by the model's name, `unknown` for the first reply (whose beginning is judged), then
 * `inside` (text is held until the closing tag) or `plain` (nothing is held).
 */
export type Habit = 'unknown' | 'suspected' | 'inside' | 'plain';

const namedForIt =
  /(^|[^a-z])(r1|qwq|think|thinking|reason|reasoning|reasoner|magistral)([^a-z]|$)/i;

export const habitByName = (model: string): Habit =>
  namedForIt.test(model) ? 'suspected' : 'unknown';

const openings = new Set(
  'okay ok alright hmm right so first well let we the i user got now this'.split(' '),
);

/** How many characters of a first reply are held to judge it, if it starts like reasoning. */
const OPENING_CHARS = 80;

export type Verdict = 'reply' | 'thought' | 'more';

/** Judges the beginning of a reply. Almost every reply is recognized by its first word. */
export function judgeOpening(text: string): Verdict {
  const [word = ''] = text.trimStart().split(/[^a-zA-Z]/, 1);
  const isBlank = text.trim() === '' && text.length < OPENING_CHARS;
  if (word === '') return isBlank ? 'more' : 'reply';
  const isComplete = text.trimStart().length > word.length;
  const opens = isComplete
    ? openings.has(word.toLowerCase())
    : [...openings].some((opening) => opening.startsWith(word.toLowerCase()));
  if (!opens) return 'reply';
  if (soundsLikeThought(text)) return 'thought';
  return text.length < OPENING_CHARS ? 'more' : 'reply';
}

/** Characters never speak of "the user"; reasoning about an answer does so at once. */
const aboutTheTask =
  /\bthe user('s)?\b|\b(need|have|want) to (respond|reply|answer)\b|\bi (should|must) (respond|reply|answer|stay in character)\b/i;

export const soundsLikeThought = (text: string): boolean => aboutTheTask.test(text.slice(0, 400));
