// What is known of how a model thinks aloud, and how its thoughts are recognised when no tag opens them.

/**
 * Several chat templates open the thinking block themselves, so that the stream begins inside it and only
 * `</think>` arrives. Text that has been given cannot be taken back, hence the habit is found out early:
 * `suspected` from the model's name, `unknown` on the first reply (its opening is looked at), then
 * `inside` (everything is held until the closing tag) or `plain` (nothing is held).
 */
export type Habit = 'unknown' | 'suspected' | 'inside' | 'plain';

const namedForIt =
  /(^|[^a-z])(r1|qwq|think|thinking|reason|reasoning|reasoner|magistral)([^a-z]|$)/i;

export const habitByName = (model: string): Habit =>
  namedForIt.test(model) ? 'suspected' : 'unknown';

const openings = new Set(
  'okay ok alright hmm right so first well let we the i user got now this'.split(' '),
);

/** How much of a first reply is read before it is shown, if it opens as thoughts do. */
const OPENING_CHARS = 80;

export type Verdict = 'reply' | 'thought' | 'more';

/** Looks at how a reply begins. Almost every reply is known for one after its first word. */
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

/** A character never speaks of "the user"; a model that thinks about its answer does so at once. */
const aboutTheTask =
  /\bthe user('s)?\b|\b(need|have|want) to (respond|reply|answer)\b|\bi (should|must) (respond|reply|answer|stay in character)\b/i;

export const soundsLikeThought = (text: string): boolean => aboutTheTask.test(text.slice(0, 400));
