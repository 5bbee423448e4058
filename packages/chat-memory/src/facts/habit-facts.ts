// Patterns for facts about what a user likes, does and eats, and how they are. Pure.
import {
  AM,
  as,
  capital,
  DO_NOT,
  END,
  HAVE,
  ILLNESS,
  of,
  OWN,
  PHRASE,
  type Pattern,
} from './fact-pieces.ts';

const tastes: Readonly<Record<string, string>> = {
  love: 'Loves',
  like: 'Likes',
  enjoy: 'Enjoys',
  hate: 'Hates',
  dislike: 'Dislikes',
  adore: 'Adores',
};

/** The object must be a thing, not what was just said or the character. */
const THING = String.raw`(?!(?:you|it|that|this|these|those|them|him|her|how|when|your|what|where|who|the way|the idea|one|us|me|myself|being|to hear|to see|to be|to think|to know)\b|(?:[\p{L}'’-]+ ){1,7}you\b)`;

const likes: readonly Pattern[] = [
  {
    topic: (_, found) => `favorite ${of('what', found)}`,
    pattern: as(
      String.raw`\bmy favou?rite (?<what>[\p{L}]+(?: [\p{L}]+)?) (?:is|are) (?!\p{L}+ing\b|not\b|so\b|when\b|that\b|it\b|you\b)${PHRASE}`,
    ),
    text: (value, found) => `Favorite ${of('what', found)}: ${value}`,
  },
  {
    topic: (value) => `taste ${value}`,
    pattern: as(
      String.raw`\bi (?:really |absolutely |still )?(?<how>love|like|enjoy|hate|dislike|adore|can['’]?t stand) ${THING}${PHRASE}`,
    ),
    text: (value, found) => `${tastes[of('how', found).toLowerCase()] ?? 'Can’t stand'} ${value}`,
  },
  {
    topic: (value) => `taste ${value}`,
    pattern: as(
      String.raw`\bi (?:really )?(?:don['’]?t|do not|no longer|never) (?:really |even )?(?:like|enjoy|love) ${THING}(?!to\b|talking\b|the (?:sound|look|thought)\b|where\b|going\b)${PHRASE}`,
    ),
    text: (value) => `Does not like ${value}`,
  },
  {
    topic: (value) => `taste ${value}`,
    pattern: as(
      String.raw`${AM} (?:really |so |totally |completely |very |a bit )?(?<how>into|obsessed with|an? (?:huge |big )?fan of|crazy about|fond of|keen on) ${THING}${PHRASE}`,
    ),
    text: (value, found) => `Is ${of('how', found).toLowerCase()} ${value}`,
  },
  {
    topic: (value) => `taste ${value}`,
    pattern: as(
      String.raw`^(?!(?:that|this|it|these|those)\b)(?<value>[\p{L}'’-]+(?: [\p{L}'’-]+){0,3}) (?:is|are|['’]s)(?: just| really)? (?:not|n['’]t) (?:really )?my (?:thing|cup of tea)\b`,
    ),
    text: (value) => `Does not like ${value}`,
  },
  {
    topic: (value) => `fear ${value}`,
    pattern: as(
      String.raw`${AM} (?:so |really |absolutely |a bit )?(?:scared|afraid|terrified|frightened) of (?!(?:\p{L}+ing|what|the (?!dark|sea|ocean|water|dentist)[\p{L}]+)\b)${THING}${PHRASE}`,
    ),
    text: (value) => `Is scared of ${value}`,
  },
];

const health: readonly Pattern[] = [
  {
    topic: (value) => `allergy ${value}`,
    pattern: as(
      String.raw`${AM} (?<not>not |no longer )?(?:severely |really |very )?allergic to (?!(?:you|work|mondays|bullshit|people|your|that|this|it|stupid|mornings)\b)${PHRASE}`,
    ),
    text: (value, found) => `${found.groups?.['not'] ? 'Not allergic' : 'Allergic'} to ${value}`,
  },
  {
    topic: (value) => `allergy ${value}`,
    pattern: as(
      String.raw`${OWN} (?<value>an? (?:[\p{L}-]+ ){0,2}(?:allergy|intolerance)(?: to [\p{L}'’-]+(?: [\p{L}'’-]+){0,2}?)?)${END}`,
    ),
    text: (value) => `Has ${value}`,
  },
  {
    topic: (value) => `allergy ${value}`,
    pattern: as(String.raw`${AM} (?<value>(?:lactose|gluten|fructose|histamine)[- ]intolerant)\b`),
    text: (value) => `Is ${value}`,
  },
  {
    topic: (value) => `health ${value}`,
    pattern: as(
      String.raw`(?:${OWN}|\bi suffer from|\bi was diagnosed with|\bi got diagnosed with) (?<value>(?:mild |severe |chronic |bad )?(?:${ILLNESS}))\b(?! (?:about|attack|medic))`,
    ),
    text: (value) => `Has ${value}`,
  },
  {
    topic: 'diet',
    pattern: as(
      String.raw`${AM} (?<not>not |no longer )?(?<value>(?:trying to go )?(?:vegan|vegetarian|pescatarian))\b`,
    ),
    text: (value, found) =>
      found.groups?.['not'] ? `Is ${of('not', found).toLowerCase()}${value}` : `Is ${value}`,
  },
  {
    topic: (value) => `state ${value.split(' ').at(-1) ?? ''}`,
    pattern: as(
      String.raw`${AM} (?<value>(?:diabetic|coeliac|celiac|pregnant|left-handed|deaf|dyslexic|autistic|color ?blind|colou?r-?blind|epileptic))\b`,
    ),
    text: (value) => `Is ${value}`,
  },
  {
    topic: 'relationship',
    pattern: as(
      String.raw`${AM} (?<not>not |no longer )?(?:happily |newly |recently )?(?<value>(?:engaged|married|divorced|widowed|single|separated))(?=[.,;!]|$| (?:to (?!the\b)|with|for|now|and|since|again|any ?more))`,
    ),
    text: (value, found) =>
      found.groups?.['not'] ? `Is ${of('not', found).toLowerCase()}${value}` : `Is ${value}`,
  },
];

const doing: readonly Pattern[] = [
  {
    topic: (value) => `habit ${value}`,
    pattern: as(
      String.raw`(?:${HAVE} (?:given up|gave up|quit|stopped)|${AM} off) (?:the )?(?!(?:on|trying|it|that|and|by|to|work|today|tomorrow|for|again|at|with|when|in|my)\b)${PHRASE}`,
    ),
    text: (value) => `Gave up ${value}`,
  },
  {
    topic: (value) => `habit ${value}`,
    pattern: as(
      String.raw`${DO_NOT} (?<how>eat|drink|smoke) (?!(?:much|a|anything|enough|it|that|this|until|in|at|like|when|alone|any ?more|another|now|right|tonight|today|before|after|so|you|your)\b)${PHRASE}`,
    ),
    text: (value, found) => `Does not ${of('how', found).toLowerCase()} ${value}`,
  },
  {
    topic: (value, found) => `${of('how', found)} ${value}`,
    pattern: as(
      String.raw`\bi (?<how>play|teach|collect|speak) (?!(?:with|it|to|of|for|like|a lot|so|dumb|along|nice|dirty|hard|cool|too|no|myself|you|your|from|up|dead|from)\b)${PHRASE}`,
    ),
    text: (value, found) =>
      `${capital(of('how', found).toLowerCase()).replace(/ch$/, 'che')}s ${value}`,
  },
  {
    topic: (value) => `learning ${value}`,
    pattern: as(
      String.raw`(?:${AM}|\bi(?:['’]ve| have)? (?:been|started)) learning (?:how )?(?!(?:a lot|so much|from|that|more|about (?:you|myself)|it|this|as|to (?:live|love|let|trust|accept|be))\b)${PHRASE}`,
    ),
    text: (value) => `Is learning ${value}`,
  },
  {
    topic: (value) => `hobby ${value.split(' ')[0] ?? ''}`,
    pattern: as(
      String.raw`\bi go (?<value>[\p{L}-]+ing(?: [\p{L}'’-]+){0,3}? (?:every|on|once|twice|three times|with) [\p{L}'’-]+(?: [\p{L}'’-]+){0,2}?)${END}`,
    ),
    text: (value) => `Goes ${value}`,
  },
  {
    topic: 'vehicle',
    pattern: as(
      String.raw`\bi drive (?<value>an? (?!(?:lot|hard|bit|long)\b)[\p{L}\p{N}-]+(?: [\p{L}\p{N}-]+){0,3}?)${END}`,
    ),
    text: (value) => `Drives ${value}`,
  },
  {
    topic: (value) => `adopted ${value}`,
    pattern: as(String.raw`${HAVE} adopted ${PHRASE}`),
    text: (value) => `Adopted ${value}`,
  },
];

export const habits: readonly Pattern[] = [...likes, ...health, ...doing];
