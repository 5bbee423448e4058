// The first greeting of a created character, written from its choices, so that greetings differ.
import { createHash } from 'node:crypto';
import { ANY_MANNER, MANNERS } from './greeting-manners.ts';
import { ANY_LIFE, ANY_SETTING, LIVES, SETTINGS } from './greeting-phrases.ts';

interface Choices {
  readonly name: string;
  readonly type: string;
  readonly personalities: readonly string[];
  readonly fetishes: readonly string[];
}

/** All choices determine which phrases are used, including choices that no phrase mentions. */
export function greetingFor(choices: Choices): string {
  const { name, type, personalities, fetishes } = choices;
  const digest = createHash('sha256').update(JSON.stringify(choices)).digest();
  const pick = <T>(phrases: readonly [T, ...T[]], place: number): T =>
    phrases[(digest[place] ?? 0) % phrases.length] ?? phrases[0];
  const life = LIVES[type] ?? ANY_LIFE;
  const first = MANNERS[personalities[0] ?? ''] ?? ANY_MANNER;
  const last = MANNERS[personalities.at(-1) ?? ''] ?? ANY_MANNER;
  const act = pick(life.acts, 0);
  const aside = pick(life.asides, 1);
  const look = pick(first.looks, 2);
  const hello = pick(first.hellos, 3);
  const question = pick(last.questions, 4);
  const setting = pick(SETTINGS[fetishes[0] ?? ''] ?? ANY_SETTING, 5);
  const seen = pick(
    [
      `${name} ${act} and ${look} while ${setting}`,
      `${capital(setting)} as ${name} ${act} and ${look}`,
      `${name} ${look}, then ${act}, while ${setting}`,
    ],
    6,
  );
  const spoken = pick(
    [
      `${hello} — I’m ${name}; ${aside}, so tell me: ${question}`,
      `${hello} — I’m ${name}; ${aside}, and I’ve been wondering: ${question}`,
      `I’m ${name}; ${aside}, and there’s one thing I’d love to know: ${question}`,
    ],
    7,
  );
  return `*${seen}.* ${spoken}?`;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
