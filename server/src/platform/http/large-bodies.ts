// Limits how many large request bodies are held in memory at the same time.
import { AppError } from '../errors.ts';

/** Smaller bodies are not counted. */
const LARGE_BYTES = 16 * 1024 * 1024;
const MOST_BYTES = 384 * 1024 * 1024;

/**
 * Returns a function that reserves memory for a body of this size, and returns what releases it. A person has one
 * large body at a time, so that few people cannot keep all others from sending theirs. Throws `server.overloaded`.
 */
export function createLargeBodies(most = MOST_BYTES) {
  let held = 0;
  const people = new Set<string>();
  return (person: string, bytes: number): (() => void) => {
    if (bytes <= LARGE_BYTES) return () => undefined;
    if (people.has(person) || held + bytes > most) throw new AppError('server.overloaded');
    held += bytes;
    people.add(person);
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      held -= bytes;
      people.delete(person);
    };
  };
}
