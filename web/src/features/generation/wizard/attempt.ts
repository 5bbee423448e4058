// The idempotency key of a creation: a request that is repeated after a lost reply or a reload is charged once.
import { newId } from '../../../lib/ids.ts';
import { savedCreation } from '../saved-creation.ts';
import type { NewCharacterBody } from './new-character.ts';

const { attempt: saved } = savedCreation;
/** The key comes first and has no space. */
const split = (text: string): readonly [string, string] => {
  const at = text.indexOf(' ');
  return [text.slice(0, at), text.slice(at + 1)];
};

/** The key of an attempt with exactly this body and an unknown outcome. */
export function openAttempt(body: NewCharacterBody): string | undefined {
  const [key, sent] = split(saved.read() ?? '');
  return sent === JSON.stringify(body) ? key : undefined;
}

export function beginAttempt(body: NewCharacterBody): string {
  const key = openAttempt(body) ?? newId();
  saved.write(`${key} ${JSON.stringify(body)}`);
  return key;
}

export const endAttempt = (): void => saved.write(null);
