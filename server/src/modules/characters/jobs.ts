// What the catalogue does by and by: counts folded every minute, leaders ranked every five, old characters read for words.
import { z } from 'zod';
import type { Queue } from '../../platform/queue.ts';
import type { CharactersService } from './service.ts';

const Nothing = z.object({});

/** Once for all processes, and safe to run twice. */
export function defineCharacterJobs(queue: Queue, characters: CharactersService): void {
  queue.define('characters.fold_activity', Nothing, () => characters.foldActivity());
  queue.schedule('characters.fold_activity', '* * * * *');
  queue.define('characters.rank_leaders', Nothing, () => characters.rankLeaders());
  queue.schedule('characters.rank_leaders', '*/5 * * * *');
  queue.define('characters.measure', Nothing, () => characters.measure());
  queue.schedule('characters.measure', '23 * * * *');
  queue.define('characters.remove_deleted', Nothing, () => characters.removeDeleted());
  queue.schedule('characters.remove_deleted', '41 3 * * *');
  queue.define('characters.clear_unchosen', Nothing, () => characters.clearUnchosen());
  queue.schedule('characters.clear_unchosen', '47 3 * * *');
  queue.define('characters.forget_words', Nothing, () => characters.forgetWords());
  queue.schedule('characters.forget_words', '53 4 * * *');
  queue.define('characters.read_words', Nothing, () => characters.readMissingWords());
  queue.schedule('characters.read_words', '* * * * *');
}
