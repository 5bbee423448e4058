// Splits a sentence in the first person into statements that stand alone: "I collect stamps and hate rain" → two.
import { isBaseVerb, isPastOrModal } from './verbs.ts';
import { capital } from './wording.ts';

/** What only introduces a statement: "The truth is that", "I say that", "Then". */
const lead =
  /^(?:(?:and|but|so|then|also|(?:the (?:truth|thing|trouble) is|i (?:say|think|admit|claim|insist|believe)),? that),? )+/i;

/** "Born in Tehran, raised by an aunt, I run a bookshop": each participle is a statement of its own. */
const participle = /^((?:[Bb]orn|[Rr]aised|[Oo]nce|[\p{L}-]+ed)\b[^,]*), (?=\S)/u;
const begin = /\bI(?:'m|'ve)?\b/;

const adverb = '(?:(?:also|always|often|never|still|just|only|once|now|really|[a-z]+ly) )?';
const joint = new RegExp(
  `(,? (?:and|but)|,) (?=I(?:['’](?:m|ve|d|ll))? |my (?!own\\b)\\w+ (?:[A-Z]\\w+ )?(?:is|are|was|were|has|have|had|\\w+s|\\w+ed)\\b|${adverb}([a-z']+) (\\w+))`,
  'g',
);
/** After a comma alone, a word is a verb only before one of these: "remember what everybody bought". */
const object =
  /^(?:an?|the|every\w*|what|that|how|my|his|her|their|it|no|one|people|in|on|at|with|to|by|for|from)$/;
/** After "and", any word before one of these is a verb: "and coach a team". */
const article = /^(?:an?|the|every|my)$/;
/** What follows may depend on it, too. "Before that" is only a time. */
const dependent = /\b(?:if|when|because|(?<!before |after )that|who)\b/i;
const subject = new RegExp(
  `^(?:(?:Now|Today|Still|These days|Every \\w+|On \\w+),? )?I ${adverb}([a-z']+) `,
);
/** A verb after one of these belongs to it and not to the subject: "I want to cook and sell", "a man who sits and waits". */
const bound =
  /\b(?:to|who|whom|that|which|where|when|while|if|because|until|before|after|can|cannot|can't|could|will|won't|would|may|must|never|help\w*|make|makes|made|let|lets)\b/;

/** At least one statement; each begins with a capital and ends like a sentence. */
export function clausesOf(sentence: string): string[] {
  const end = /[.!?…]+$/.exec(sentence)?.[0] ?? '.';
  const told = sentence.replace(/[.!?…]+$/, '');
  return splitSubjects(withParticiples(told.replace(lead, '')))
    .flatMap(withOthers)
    .map((clause) => `${capital(clause.trim())}${end}`);
}

function withParticiples(text: string): string[] {
  const found: string[] = [];
  let rest = text;
  for (let match = participle.exec(rest); match; match = participle.exec(rest)) {
    const [whole, said = ''] = match;
    const after = rest.slice(whole.length);
    if (!begin.test(after) || begin.test(said)) break;
    found.push(`I was ${said.charAt(0).toLowerCase()}${said.slice(1)}`);
    rest = after;
  }
  // Without a subject after them, they are only the beginning of a clause.
  return begin.test(rest.slice(0, 4)) ? [...found, rest] : [text];
}

const splitSubjects = (parts: readonly string[]): string[] => parts.flatMap(splitSubject);

function splitSubject(text: string): string[] {
  const [, first = ''] = subject.exec(text) ?? [];
  for (const { 0: whole, 1: link = '', 2: verb, 3: next = '', index } of text.matchAll(joint)) {
    const before = text.slice(0, index);
    const after = text.slice(index + whole.length);
    if (before.split(' ').length < 3) continue;
    if (verb === undefined) {
      if (link === ',' || dependent.test(before)) continue;
      return [before, ...splitSubject(after)];
    }
    const isKnown = isBaseVerb(verb) || (isPastOrModal(verb) && isPastOrModal(first));
    const isVerb = link === ',' ? isKnown && object.test(next) : isKnown || article.test(next);
    if (first !== '' && isVerb && !bound.test(before))
      return [before, ...splitSubject(`I ${after}`)];
  }
  return [text];
}

/** "I write to my brother Joost, who is a cook" → "I write to my brother Joost", "My brother Joost is a cook". */
function withOthers(clause: string): string[] {
  const found =
    /^(.*?(?<!\band )\b((?:my (?:[\p{Ll}-]+ )?)?\p{Lu}\p{Ll}+)), who ((?!I\b)[^,]+)$/u.exec(clause);
  if (!found) return [clause];
  const [, before = '', whom = '', said = ''] = found;
  return before === whom ? [`${whom} ${said}`] : [before, `${whom} ${said}`];
}
