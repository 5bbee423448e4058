// Moderates all texts of a character before it is stored, in pieces, so that long texts do not block others.
import { setImmediate as yieldToIo } from 'node:timers/promises';
import type { Traits } from '@velour/contract/characters.ts';
import type { CharacterContent } from '@velour/contract/own-characters.ts';
import { assertNoTransaction } from '../../platform/db/open-transaction.ts';
import { AppError } from '../../platform/errors.ts';
import { processorTime } from '../../platform/machine.ts';
import { refusalOf, type SafetyService } from '../safety/service.ts';
import { fieldWith, textsOf } from './characters.rules.ts';

type Uses = 'checkCharacter' | 'settleCharacter' | 'suspicionsIn';

export type Judge = ReturnType<typeof createJudge>;

interface Judged {
  readonly name: string;
  readonly age: number;
  readonly texts: readonly string[];
  /** The field that a text, or a part of it, is from. */
  readonly fieldOf?: (text: string) => string | undefined;
}

const PIECE = 8_000;
/** The limit of processor time for moderating one card; an ordinary card takes a hundredth of it. */
const LONGEST_MS = 2_500;

export function createJudge({ safety }: { safety: Pick<SafetyService, Uses> }) {
  /** Throws `safety.blocked`, and `card.too_large` for texts beyond the time limit. */
  const judge = async ({ name, age, texts, fieldOf }: Judged): Promise<void> => {
    assertNoTransaction('The safety check of a character');
    let spent = 0;
    for (const piece of piecesOf([...new Set(texts)])) {
      if (spent > LONGEST_MS) {
        throw new AppError('card.too_large', { detail: 'Its texts take too long to check.' });
      }
      const began = processorTime();
      const check = { name, age, texts: piece };
      const first = safety.checkCharacter(check);
      spent += processorTime() - began;
      const verdict = await safety.settleCharacter(first, check);
      if (verdict.action === 'block') {
        const { reason, place } = verdict;
        const field = place && (place.text === name ? 'name' : fieldOf?.(place.text));
        throw new AppError('safety.blocked', {
          detail: reason,
          ...(place && {
            fields: [{ field: field ?? 'text', message: refusalOf(reason, place.passage) }],
          }),
        });
      }
      await yieldToIo();
    }
  };

  return {
    judge,
    /** Rules whose suspicions a reviewer should look at, by id; nothing is refused here. */
    async suspicionsIn(content: CharacterContent, traits: Traits): Promise<string[]> {
      const { name, age } = content;
      const found = new Set<string>();
      for (const texts of piecesOf([...textsOf(content), ...Object.values(traits).flat()])) {
        for (const rule_id of safety.suspicionsIn({ name, age, texts })) found.add(rule_id);
        await yieldToIo();
      }
      return [...found];
    },
    /** `traits` only if they are free text. */
    judgeContent: (content: CharacterContent, traits?: Traits): Promise<void> =>
      judge({
        name: content.name,
        age: content.age,
        texts: [...textsOf(content), ...Object.values(traits ?? {}).flat()],
        fieldOf: (text) => fieldWith(content, text),
      }),
  };
}

/** Short texts are grouped, since they are read together; long ones are cut at line ends. */
function piecesOf(texts: readonly string[]): string[][] {
  const pieces: string[][] = [[]];
  let size = 0;
  for (const text of texts.flatMap(cut)) {
    if (size + text.length > PIECE && size > 0) {
      pieces.push([]);
      size = 0;
    }
    pieces.at(-1)?.push(text);
    size += text.length;
  }
  return pieces;
}

function cut(text: string): string[] {
  const parts: string[] = [];
  let rest = text;
  while (rest.length > PIECE) {
    const end = Math.max(rest.lastIndexOf('\n', PIECE), rest.lastIndexOf('. ', PIECE));
    const at = end > PIECE / 2 ? end + 1 : PIECE;
    parts.push(rest.slice(0, at));
    rest = rest.slice(at);
  }
  return rest === '' ? parts : [...parts, rest];
}
