// Finds the cause of a bad mood, so that sympathy can name it.
import { plain, turnAround } from './wording.ts';

export interface Trouble {
  /** An action of another person: "your boss shouted at you". */
  readonly wrong: string | undefined;
  /** An event: "you failed your exam". */
  readonly loss: string | undefined;
  /** "a terrible day". */
  readonly bad: string | undefined;
}

const who =
  "(?:my [a-z' -]{2,24}?|he|she|they|somebody|someone|everybody|everyone|people|the [a-z]{3,14})";
const did =
  '(?:(?:shouted|yelled|screamed|snapped|swore|laughed) at|(?:lied|was (?:so |really |very )?(?:mean|rude|cruel|unfair|awful|horrible|nasty)|is (?:so |really |always )?(?:mean|rude|cruel|unfair|nasty)) to|cheated on|broke up with|made fun of|walked out on|forgot about|fired|sacked|dumped|left|ignored|insulted|humiliated|betrayed|rejected|ghosted|bullied|blamed|criticised|criticized|embarrassed|hurt|hates)';
const wrongs: readonly RegExp[] = [
  new RegExp(`\\b${who} (?:just |always |really |has |have |had )*${did} (?:me|us)\\b`),
  new RegExp(
    `\\b${who} (?:let me down|stood me up|kicked me out|turned me down|forgot my birthday|(?:didn't|did not|never) (?:come|show up|turn up)(?: to my [a-z]+)?)\\b`,
  ),
  /\bi (?:just )?(?:got|was|have been|'ve been) (?:shouted at|yelled at|dumped|ghosted|bullied|humiliated|ignored|robbed|mugged|cheated on|blamed)\b/,
  new RegExp(`\\b${who} gave my [a-z]+ to (?:an?|my|the) [a-z]+\\b`),
  /\bi (?:just )?had (?:a|another) (?:\w+ )?(?:fight|argument|row) with my [a-z]+\b/,
];
const losses: readonly RegExp[] = [
  /\bi (?:just )?(?:got|was|have been) (?:fired|sacked|laid off|rejected|turned down)\b/,
  /\bi (?:just |totally |completely )*(?:failed|lost|broke|crashed|missed|ruined|messed up|screwed up) (?:my|the|an?) [a-z]+(?: (?:exam|test|interview|job|car|keys|train|flight|phone|leg|arm))?\b/,
  /\bi (?:didn't|did not) (?:get|pass|win) (?:the|my) [a-z]+(?: one)?\b/,
];
const badTime =
  /\b(?:really |so |very |pretty )?(terrible|awful|horrible|bad|rough|hard|tough|lousy|miserable|dreadful|stressful|shitty|crappy) (day|week|night|morning|evening|month|year|weekend|time|shift)\b/;

const firstOf = (patterns: readonly RegExp[], text: string): string | undefined => {
  const found = patterns.map((pattern) => pattern.exec(text)?.[0]).find(Boolean);
  return found && turnAround(found.replace(/\bi was\b/g, 'you were').replace(/\bi\b/g, 'I'));
};

export function findTrouble(message: string): Trouble | undefined {
  const text = plain(message);
  const wrong = firstOf(wrongs, text);
  const loss = firstOf(losses, text);
  const [, how, span] = /\bnot (?:so |that |a |too )*\w+ (?:day|week|time)\b/.test(text)
    ? []
    : (badTime.exec(text) ?? []);
  const bad =
    how && span ? `${/^[aeiou]/.test(how) ? 'an' : 'a'} ${clean(how)} ${span}` : undefined;
  return (wrong ?? loss ?? bad) ? { wrong, loss, bad } : undefined;
}

const clean = (word: string): string => (/^(?:shitty|crappy)$/.test(word) ? 'rotten' : word);
