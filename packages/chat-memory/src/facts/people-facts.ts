// Patterns for facts about a user's name, age, family, friends and animals. Pure.
import {
  AM,
  as,
  BREED,
  capital,
  COUNT,
  END,
  JOBS,
  NAME,
  NAMED,
  of,
  ONE,
  OWN,
  PET,
  PETS,
  PHRASE,
  WHEN,
  WHO,
  type Pattern,
} from './fact-pieces.ts';

const relationTopic = (value: string, found: RegExpMatchArray): string => {
  const who = of('who', found);
  return as(`^(?:${ONE})$`).test(who) ? `${who} name` : `${who} ${value}`;
};
const relation = (value: string, found: RegExpMatchArray): string =>
  `${capital(of('who', found))}: ${capital(value)}`;
const aboutWho = (value: string, found: RegExpMatchArray): string =>
  `${capital(of('who', found))}${of('named', found)} ${of('how', found)} ${value}`;

/** Capitalized words after “I’m” that are not names. */
const NO_NAME = String.raw`(?!(?:Not|So|Just|Here|Back|Sorry|Fine|Good|Ok|Okay|Well|Happy|Sad|Tired|Home|God|German|French|Dutch|Greek|Swiss|Czech|British|English|Irish|Scottish|Welsh|American|Canadian|Mexican|Brazilian|Spanish|Italian|Portuguese|Polish|Russian|Ukrainian|Indian|Chinese|Japanese|Korean|Turkish|Swedish|Norwegian|Danish|Finnish|Austrian|Australian|European|African|Asian|Latino|Latina|Jewish|Muslim|Christian|Buddhist|Hindu|Catholic|ADHD|OCD|Batman|Team)\b)`;

const names: readonly Pattern[] = [
  {
    topic: 'name',
    pattern: as(
      String.raw`(?:^|[.!?,;…] ?)(?:(?:[Hh](?:i|ey|ello)|[Ww]ell|[Oo]h|[Bb]tw|[Aa]nd)\b[,!. ]*(?:there\b[,!. ]*)?)?(?:[Ii]['’]?m|[Ii] am|[Ii]t['’]?s me,?) ${NO_NAME}${NAME}(?=[.,!;:)…]|$| (?:btw|by the way|here|from|but|and (?:[Ii]|[Mm]y|[Ww]e)\b))`,
      'u',
    ),
    text: (value) => `Name: ${value}`,
  },
  {
    topic: 'name',
    pattern: as(String.raw`\b[Mm]y name(?:['’]?s| is)(?: actually| really)? ${NAME}`, 'u'),
    text: (value) => `Name: ${value}`,
  },
  {
    topic: 'name',
    pattern: as(String.raw`\b(?:[Cc]all me|[Yy]ou can call me|[Ii]['’]?m called) ${NAME}`, 'u'),
    text: (value) => `Wants to be called ${value}`,
  },
  {
    topic: relationTopic,
    pattern: as(
      String.raw`\b[Mm]y ${WHO}(?:['’]?s name(?:['’]s| is)|['’]s called| is(?: actually)? called| is named|,)(?: actually)? ${NAME}`,
      'u',
    ),
    text: relation,
  },
  {
    topic: relationTopic,
    pattern: as(
      String.raw`\b(?:[Mm]y|[Oo]ur) (?<who>${PET})(?:['’]?s name(?:['’]s| is)|['’]s called| is(?: actually)? called| is named|,)?(?: actually)? ${NAME}`,
      'u',
    ),
    text: relation,
  },
  {
    topic: relationTopic,
    pattern: as(
      String.raw`\b(?:[Mm]y|[Oo]ur|[Ii]|[Ww]e|[Tt]here(?:['’]s| is))\b(?![^.!?]*(?:neighbo|['’]s (?:${PET})))[^.!?]{0,60}\b(?<who>${PET}|sister|brother|son|daughter)\b[^.!?]{0,80}\b(?:called|named) ${NAME}`,
      'u',
    ),
    text: relation,
  },
  {
    topic: relationTopic,
    pattern: as(String.raw`\b[Mm]y ${WHO} ${NAME}`, 'u'),
    text: relation,
  },
  {
    topic: relationTopic,
    pattern: as(
      String.raw`\bmy ${WHO} (?<value>(?!(?:who|and|that|just|never|always|really|also|only|still|she|he|they|then|now|said|who|once|even|actually)\b)\p{Ll}{3,15})(?= (?:was|is|got|has|had|said|says|wants|came|just|works|lives|went|moved)\b)`,
      'u',
    ),
    text: relation,
  },
];

const ages: readonly Pattern[] = [
  {
    topic: 'birthday',
    pattern: as(String.raw`\bmy birthday(?:['’]?s| is) (?:on )?${PHRASE}`),
    text: (value) => `Birthday: ${value}`,
  },
  {
    topic: 'age',
    pattern: as(String.raw`${AM} (?<value>[1-9]\d)(?: years old| yrs old)?(?=[.,;!?)]|$| and\b)`),
    text: (value) => `Age: ${value}`,
  },
  {
    topic: 'age',
    pattern: as(
      String.raw`\bi(?: just)? turned (?<value>[1-9]\d|twenty|thirty|forty|fifty|sixty|seventy|eighty)\b(?! (?:pages|times|of)\b)`,
    ),
    text: (value) => `Turned ${value}`,
  },
  {
    topic: 'next birthday',
    pattern: as(
      String.raw`\bi(?:['’]?m| am| will be|['’]ll be)(?: turning)? (?<value>(?:[1-9]\d|twenty|thirty|forty|fifty|sixty|seventy|eighty)(?:-(?:one|two|three|four|five|six|seven|eight|nine))? ${WHEN})`,
    ),
    text: (value) => `Turns ${value}`,
  },
];

/** “, Mia and Ben” after “two kids”. */
const childrenNamedIn = ({ 0: { length }, index = 0, input = '' }: RegExpMatchArray): string => {
  const names = /^(?:,| called| named)? \p{Lu}[\p{L}'’-]+(?:,? (?:and )?\p{Lu}[\p{L}'’-]+){0,4}/u;
  return names.exec(input.slice(index + length))?.[0] ?? '';
};

const family: readonly Pattern[] = [
  {
    topic: (value, found) =>
      /^an? /i.test(value) ? `has ${value}${childrenNamedIn(found)}` : 'children',
    pattern: as(
      String.raw`(?:${OWN}|\b(?:with|of)) (?<value>(?:${COUNT}|an?) (?:[\p{L}-]+ ){0,2}(?:kids?|child(?:ren)?|daughters?|sons?|stepkids))\b(?! in the\b)`,
    ),
    text: (value, found) => `Has ${value}${childrenNamedIn(found)}`,
  },
  {
    topic: (value) => `has ${value}`,
    pattern: as(
      String.raw`${OWN} (?<value>(?:${COUNT}|an?) (?:(?:twin|little|big|older|younger|half|baby|great) ){0,2}(?:sisters?|brothers?|siblings|stepbrother|stepsister|grandchild(?:ren)?|grandkids|grandsons?|granddaughters?|nieces?|nephews?|boyfriend|girlfriend|husband|wife))\b(?! (?:in the|called|named)\b)`,
    ),
    text: (value) => `Has ${value}`,
  },
  {
    topic: 'siblings',
    pattern: as(String.raw`${AM} (?<value>an only child)\b`),
    text: (value) => `Is ${value}`,
  },
  {
    topic: (_, found) => `${of('who', found)} ${of('how', found)}`,
    pattern: as(
      String.raw`\bmy ${WHO}${NAMED} (?<how>works|lives|studies|teaches) (?!for me\b|like\b|with it\b|on my nerves\b|hard\b|too\b|rent\b)${PHRASE}`,
    ),
    text: aboutWho,
  },
  {
    topic: (_, found) => `${of('who', found)} job`,
    pattern: as(
      String.raw`\bmy ${WHO}${NAMED}(?:['’]s| (?<how>is)) (?<value>an? (?:[\p{L}-]+ ){0,2}(?:${JOBS}))\b(?! of\b)`,
    ),
    text: (value, found) => `${capital(of('who', found))}${of('named', found)} is ${value}`,
  },
  {
    topic: (_, found) => `${of('who', found)} died`,
    pattern: as(
      String.raw`\bmy ${WHO}${NAMED} (?:has )?(?<value>(?:died|passed away|passed)(?= |[.,;!]|$)(?: (?!of laughter|of laughing|laughing|on\b|the\b|me\b|by\b|it\b|out\b|his\b|her\b|my\b)[\p{L}\p{N}'’-]+){0,5}?)${END}`,
    ),
    text: (value, found) => `${capital(of('who', found))}${of('named', found)} ${value}`,
  },
  {
    topic: 'relationship',
    pattern: as(
      String.raw`\bmy (?<who>${ONE}|ex) and i(?: have|['’]ve| are|['’]re)? (?<value>(?:separated|broke up|split up|got married|got divorced|got engaged|getting married|getting divorced|divorced|expecting)(?: (?!about\b|over\b)[\p{L}\p{N}'’-]+){0,4}?)${END}`,
    ),
    text: (value, found) => `${capital(of('who', found))} and they ${value}`,
  },
  {
    topic: 'relationship',
    pattern: as(
      String.raw`\b(?<how>broke up|split up) with (?<value>my (?:${ONE})|\p{L}{3,20})(?=[.,;!]|$| (?:last|yesterday|today|in|on|two|a)\b)`,
    ),
    text: (value, found) =>
      `${capital(of('how', found))} with ${capital(value.replace(/^my/i, 'their'))}`,
  },
];

const pets: readonly Pattern[] = [
  {
    topic: (value) => `pets ${value}`,
    pattern: as(
      String.raw`${OWN} (?<value>(?:${COUNT}|an?) (?:(?!(?:stuffed|toy|pet|weird|virtual|plush|hot|imaginary)\b)[\p{L}-]+ ){0,4}?(?:${PETS})(?: and (?:an?|${COUNT}) (?:[\p{L}-]+ ){0,3}?(?:${PETS}))?)\b(?! (?:called|named|problem|person|phobia|allergy|video|nap|lover|sitter|in the|on my|on the|in my|food|hair))`,
    ),
    text: (value) => `Has ${value}`,
  },
  {
    topic: (_, found) => `${of('who', found)} breed`,
    pattern: as(
      String.raw`\b(?:my|our) (?<who>${PET})${NAMED}(?:['’]s| is) (?<value>an? (?:[\p{L}-]+ ){0,2}(?:${BREED}))\b`,
    ),
    text: (value, found) => `${capital(of('who', found))}${of('named', found)} is ${value}`,
  },
  {
    topic: (_, found) => `${of('who', found)} died`,
    pattern: as(
      String.raw`\b(?:my|our) (?<who>${PET})${NAMED} (?<value>died|passed away|had to be put down)\b`,
    ),
    text: (value, found) => `${capital(of('who', found))}${of('named', found)} ${value}`,
  },
];

export const people: readonly Pattern[] = [...names, ...ages, ...family, ...pets];
