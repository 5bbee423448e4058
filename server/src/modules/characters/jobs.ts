// The scheduled jobs of characters: permanent deletion, word indexing of old rows, and planner statistics.
import { z } from 'zod';
import type { Queue } from '../../platform/queue.ts';
import type { CharactersService } from './service.ts';

const Nothing = z.object({});

/** Once for all processes, and safe to run twice. */
export function defineCharacterJobs(queue: Queue, characters: CharactersService): void {
  queue.define('characters.measure', Nothing, () => characters.measure());
  queue.schedule('characters.measure', '23 * * * *');
  queue.define('characters.remove_deleted', Nothing, () => characters.removeDeleted());
  queue.schedule('characters.remove_deleted', '41 3 * * *');
  queue.define('characters.read_words', Nothing, () => characters.readMissingWords());
  queue.schedule('characters.read_words', '* * * * *');
}
