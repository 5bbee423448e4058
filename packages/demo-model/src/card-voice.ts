// Rewrites a card's sentences in the first person: "She runs a bakery" → "I run a bakery".
import { capital, escaped, sentencesOf } from './wording.ts';
import { shortName, withoutTitle } from './names.ts';
import { firstPersonForm, isPastOrModal, stemOf } from './verbs.ts';

const LONGEST = 320;

/** "I" for a card in the first person, whose other pronouns are other people's. */
export type Pronoun = 'he' | 'she' | 'they' | 'I';

/** The subject of a card: its name, and the pronoun that the card uses for it. */
export interface Subject {
  readonly name: string;
  readonly pronoun: Pronoun;
}

/** The most frequent pronoun of the text; plurals count as "they" only if there is no other. */
export function pronounOf(text: string): Pronoun {
  const count = (words: RegExp): number => text.match(words)?.length ?? 0;
  const he = count(/\b(?:he|his|him)\b/gi);
  const she = count(/\b(?:she|her|hers)\b/gi);
  if (count(/\bI\b/g) > 2 * (he + she)) return 'I';
  if (count(/\b(?:they|their|them)\b/gi) > 2 * (he + she)) return 'they';
  return he > she ? 'he' : 'she';
}

const sentencesIn = (text: string, name: string): string[] =>
  text
    .replaceAll('{{char}}', name)
    .replace(/[’‘]/g, "'")
    .split('\n')
    .flatMap(sentencesOf)
    .map((sentence) => sentence.replace(/(?<!: )["“”]([^"“”]{1,30})["“”]/g, '$1'))
    .flatMap((sentence) => sentence.split(/;\s+/))
    .filter(
      (sentence) => sentence.length <= LONGEST && !unfit.test(sentence) && !manners.test(sentence),
    );

/** Every sentence of the text that can be rewritten in the first person. */
export function inFirstPerson(text: string, who: Subject): string[] {
  const turn = createTurning(who);
  return sentencesIn(text, who.name).flatMap((sentence) => {
    const said = isPortrait.test(sentence)
      ? `${capital(who.pronoun)} is ${lower(sentence)}`
      : sentence.replace(
          /^[A-Za-z]+(?=, but [a-z]+s\b)/,
          (word) => `${capital(who.pronoun)} is ${lower(word)}`,
        );
    return turn(said) ?? [];
  });
}

/** "A retired train driver who builds model railways". */
const isPortrait = /^An? (?:[\w-]+ ){1,6}who\b/;

/** Instructions about the character's way of speaking, which are not statements. */
const manners =
  /^(?:speaks (?:in|like|softly|slowly|fast)|talks (?:in|like)|narrates|falls back on)\b/i;

/** A personality is often a list without a subject: "Calm, dry, observant" → "I'm calm, dry, observant". */
export function traitsInFirstPerson(text: string, who: Subject): string[] {
  const turn = createTurning(who);
  return sentencesIn(text, who.name).flatMap((sentence) => {
    if (feature.test(sentence)) return turn(`${capital(who.pronoun)} has ${lower(sentence)}`) ?? [];
    return isTrait(sentence, who.name)
      ? finish(traitOf(turnPronouns(lower(sentence), who.pronoun)))
      : (turn(sentence) ?? []);
  });
}

/** "A deep laugh that she keeps for after midnight". */
const feature = /^an? (?:[\w-]+ ){1,3}(?:that|which|for|of|like|under|behind)\b/i;

/** Nouns take "have", adjectives "am": "dry humor", "dry". */
const traitOf = (text: string): string =>
  /^(?!.*,)(?:\w+ ){0,3}(?:humou?r|wit|temper|smile|laugh|voice|heart|tongue|streak|mind|memory)$/i.test(
    text,
  )
    ? `I have ${/^[aeiou]/i.test(text) ? 'an' : 'a'} ${text}`
    : `I'm ${text}`;

/** Only possessives are rewritten; the description of a place stays. */
export function sceneInFirstPerson(text: string, who: Subject): string[] {
  const turn = createTurning(who);
  return sentencesIn(text, who.name).flatMap((sentence) => {
    const said = turn(sentence) ?? finish(turnPronouns(together(sentence), who.pronoun));
    return said.includes(shortName(who.name)) ? [] : [said];
  });
}

/** An entry that does not name the character is about others, whose pronouns stay. */
export const loreInFirstPerson = (text: string, who: Subject): string[] =>
  text
    .split('\n')
    .flatMap((entry) =>
      entry.includes(shortName(who.name)) || /\bI\b/.test(entry)
        ? sceneInFirstPerson(entry, who)
        : sentencesIn(entry, who.name).map(finish),
    );

/** "You" for both people becomes "we". */
const together = (sentence: string): string =>
  sentence
    .replace(/\b(neither|both|each) of you\b/gi, '$1 of us')
    .replace(/\byou two\b/g, 'we two')
    .replace(/^You (?:two )?(?=(?:first )?met\b|(?:have )?known? each other\b|shared\b)/, 'We ');

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** Macros, quotations, and other unusable sentences. */
const unfit = /\{\{|["“”]|\b(?:sex\w*|nude|naked|lust\w*|erotic\w*|user)\b/i;
/** Sentence starts that are not about the character. */
const notTrait =
  /^(?:the|an?|there|this|that|people|her|his|their|it|if|when|most|no|nobody|everybody|in|on|at|for|with|after|before|but|and|so|then|because|although)\b/i;

const isTrait = (sentence: string, name: string): boolean =>
  !notTrait.test(sentence) &&
  withoutSubject(sentence) === undefined &&
  !sentence.startsWith(shortName(name)) &&
  !/\b(?:she|he|they|you)\b/i.test(sentence);

const ownWords = /\bI(?:'(?:m|ve|d|ll))?\b|^(?:My|We|Our) /;

const adverbs =
  '(?:(?:also|always|often|never|still|just|only|once|now|really|usually|even|almost|[a-z]+ly) )*';

function createTurning({ name, pronoun }: Subject): (sentence: string) => string | undefined {
  const first = escaped(shortName(name));
  const named = `(?:${escaped(name)}|${escaped(withoutTitle(name))}|${first})`;
  const subject = new RegExp(
    `\\b(${named}|${pronoun})('s|'re|'d|'ll)? (${adverbs})([a-z][a-z'-]*)`,
    'gi',
  );
  const owner = new RegExp(`\\b${named}'s\\b`, 'g');
  const left = new RegExp(`\\b(?:${named}|${pronoun})\\b`, 'i');
  return (sentence) => {
    // Already in the first person.
    const isOwn = ownWords.test(sentence) && withoutSubject(sentence) === undefined;
    if (isOwn) return finish(sentence.trim());
    const owned = sentence.replace(owner, 'my');
    const withI = replaceEach(
      owned,
      subject,
      ({ 0: whole, 1: who = '', 2: is, 3: adverb = '', 4: verb = '', index }) => {
        if (/^\p{Lu}/u.test(verb)) return whole; // the rest of a name
        if (is === "'d" || is === "'ll") return `I${is} ${adverb}${verb}`;
        if (is) return `I'm ${adverb}${verb}`;
        if (/^they$/i.test(who)) return `I ${adverb}${plurals.get(verb) ?? verb}`;
        const form = firstPersonForm(verb) ?? (isPastOrModal(verb) ? verb : stemOf(verb));
        if (form !== undefined) return `I ${adverb}${form}`;
        const isLinked = /^(?:and|or|but|with|in|at|of|the|who|that)$/.test(verb);
        if (who.toLowerCase() === pronoun) return isLinked ? whole : `I ${adverb}${verb}`;
        return index === 0 && !isLinked ? `I ${adverb}${verb}` : `me ${adverb}${verb}`;
      },
    );
    const isAbout = /\bI(?:'m)? /.test(withI);
    const clause = withoutSubject(withI) ?? (isAbout ? withI : undefined);
    const said = turnPronouns(clause === undefined ? withI : turnVerbs(clause), pronoun);
    const speaks = /\b(?:I|I'm|[Mm]y|me)\b/.test(said);
    return speaks && !left.test(said) ? finish(said) : undefined;
  };
}

const plurals = new Map([
  ['are', 'am'],
  ['were', 'was'],
  ["aren't", 'am not'],
]);

/** Like `replace` with a function that gets the whole match. */
function replaceEach(
  text: string,
  pattern: RegExp,
  replace: (match: RegExpExecArray) => string,
): string {
  let result = '';
  let from = 0;
  for (const match of text.matchAll(pattern)) {
    result += text.slice(from, match.index) + replace(match);
    from = match.index + match[0].length;
  }
  return result + text.slice(from);
}

/** A sentence whose subject is omitted: "Hates being rushed". */
function withoutSubject(sentence: string): string | undefined {
  const [, adverb = '', first = ''] =
    /^((?:[A-Za-z]+ly|never|always|often|still|also|secretly) )?([^ ,.!?]+)/i.exec(sentence) ?? [];
  const word = first.toLowerCase();
  if (/^in love\b/i.test(sentence)) return `I'm ${lower(sentence)}`;
  const isDone = objects.test(sentence.slice(first.length));
  if (/^(?:born|raised|trained|educated)$/.test(word) && !/\bI\b/.test(sentence))
    return isDone ? `I ${lower(sentence)}` : `I was ${lower(sentence)}`;
  const form =
    firstPersonForm(word) ??
    (/^(?:was|had|came|went|left|grew|lost|won|met|served|worked|lived|moved|spent)$/.test(word)
      ? word
      : undefined) ??
    (adverb !== '' || objects.test(sentence.slice(first.length)) ? stemOf(word) : undefined) ??
    (/^(?:can|cannot|can't|will|won't|would|never|won)$/.test(word) ? word : undefined);
  const rest = sentence.slice(adverb.length + first.length);
  return form === undefined ? undefined : `I ${adverb.toLowerCase()}${form}${rest}`;
}

/** Verbs that are hardly ever plurals of nouns. */
const unmistakable =
  /^(?:hates|loves|likes|dislikes|fears|misses|prefers|avoids|enjoys|says|keeps|gets|goes|makes|gives|takes|tells|wants|knows|sings|eats|writes|reads|never|calls)$/;

/** Words that follow a verb rather than a noun in a list. */
const followers =
  /^ (?:an?|the|every|everybody|everything|what|that|how|my|her|his|their|it|no|one|people|in|on|at|with|to|by|for|from|of|as|quite|only|when|whom|who|more|too|them|practical|small|most|easily|aloud)\b/;

/** Before another word than these, an unknown word with "s" after "and" is a verb: "and sharpens skates". */
const hasObject =
  /^ (?!(?:of|in|on|at|from|with|for|by|to|that|who|which|where|when|and|or|but|is|are|were|was|as|like|than|about|under|over|around|near|behind|beside|after|before|during|without|into|through|between|best|most|too|well|alike|she|he|they|I)\b)[a-z]+/;
/** After one of these, an unknown word is a verb: "coaches a team". */
const objects = /^ (?:an?|the|every|her|his|their|my|it|them)\b/;

/** Verbs that share the subject: "and plays", ", gives every tool a name". */
function turnVerbs(sentence: string): string {
  const link =
    /(,? (?:and|but|or|then)|,)( (?:also|always|often|never|still|now|[a-z]+ly))? ([a-z]+s)\b/g;
  return replaceEach(
    sentence,
    link,
    ({ 0: whole, 1: joint = '', 2: adverb = '', 3: verb = '', index }) => {
      const clause = sentence.slice(0, index).split(/[,;:]/).at(-1) ?? '';
      if (/\b(?:who|that|which|where)\b/.test(clause) && !joint.startsWith(',')) return whole;
      const after = sentence.slice(index + whole.length);
      const isUnknownVerb = joint !== ',' && !/(?:ss|us|is)$/.test(verb) && hasObject.test(after);
      const form = firstPersonForm(verb) ?? (isUnknownVerb ? stemOf(verb) : undefined);
      const isVerb = joint !== ',' || followers.test(after) || unmistakable.test(verb);
      if (form === undefined || !isVerb) return whole;
      return `${joint}${adverb} ${form}`;
    },
  );
}

const takers =
  '(?:find|finds|call|calls|called|consider|make|makes|made|let|lets|help|helps|hear|watch|give|gives|gave|tell|tells|told|ask|asks|asked|teach|taught|bring|show|send|sent|offer|leave|leaves|need|needs|touches|thinks|know|knows|love|loves|miss|trust|trusts)';
/** After these verbs, a word at the end of a clause is a thing ("You find her door"), unless it looks like a state. */
const keepers = '(?:find|finds|love|loves|miss|trust|know|knows|leave|leaves|need|needs)';
const thing =
  '(?!a[a-z]+(?:ep|one|ive)\\b|(?:not|too|so|more|most|well|better|again|first|there|here)\\b)[a-z]+(?<!ing|ed|ly|ful|ive|ous|able|less|y)(?:[.,;]|$| (?:in|on|at|by|and|with)\\b)';
const notOwned =
  '(?:and|or|to|with|in|on|at|for|but|when|that|as|until|how|what|who|if|because|from|by|about|down|up|off|out|back|away|home|alone|is|was|like|than)';

const reflexives: Record<Exclude<Pronoun, 'I'>, RegExp> = {
  he: /\bhimself\b/gi,
  she: /\bherself\b/gi,
  they: /\bthemsel(?:f|ves)\b/gi,
};

/** Possessives and object pronouns. */
function turnPronouns(sentence: string, pronoun: Pronoun): string {
  if (pronoun === 'I') return sentence;
  const mine = sentence.replace(reflexives[pronoun], 'myself');
  if (pronoun === 'they')
    return mine
      .replace(/\btheirs\b/gi, 'mine')
      .replace(/\btheir\b/g, 'my')
      .replace(/\bTheir\b/g, 'My')
      .replace(/\bthem\b/g, 'me');
  if (pronoun === 'he')
    return mine
      .replace(/\bhis\b/g, 'my')
      .replace(/\bHis\b/g, 'My')
      .replace(/\bhim\b/g, 'me');
  return mine
    .replace(/\bhers\b/gi, 'mine')
    .replace(
      /\bher (?=(?:grand)?(?:mother|father|sister|brother|aunt|uncle|husband|wife|son|daughter)\b)/g,
      'my ',
    )
    .replace(new RegExp(`\\b(${keepers}) her (?=${thing})`, 'g'), '$1 my ')
    .replace(new RegExp(`\\b(${takers}) her\\b(?! (?:own|way|word|name|heart|best))`, 'g'), '$1 me')
    .replace(new RegExp(`\\bher\\b(?= (?!${notOwned}\\b)[a-z])`, 'g'), 'my')
    .replace(/\bHer\b/g, 'My')
    .replace(/\bher\b/g, 'me');
}

function finish(said: string): string {
  // The end of a sentence must be usable without its start.
  const alone = said.trim().replace(/^\w+ (?:years?|months?) later,? /i, '');
  const short = capital(alone.replace(/\s+/g, ' ')).replace(/^I am\b/, "I'm");
  return /[.!?…]$/.test(short) ? short : `${short}.`;
}
