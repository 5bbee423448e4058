// The scheduled jobs of the catalogue: counts every minute, the leaderboard every five, cleanup of unused words and old domes.
import { z } from 'zod';
import type { Queue } from '../../platform/queue.ts';
import type { CatalogueService } from './service.ts';

const Nothing = z.object({});

/** Once for all processes, and safe to run twice. */
export function defineCatalogueJobs(queue: Queue, catalogue: CatalogueService): void {
  queue.define('characters.fold_activity', Nothing, () => catalogue.activity.fold());
  queue.schedule('characters.fold_activity', '* * * * *');
  queue.define('characters.rank_leaders', Nothing, () => catalogue.activity.rankLeaders());
  queue.schedule('characters.rank_leaders', '*/5 * * * *');
  queue.define('characters.forget_words', Nothing, () => catalogue.removeUnusedWords());
  queue.schedule('characters.forget_words', '53 4 * * *');
  queue.define('catalogue.remove_deleted_domes', Nothing, () => catalogue.domesAdmin.removeOld());
  queue.schedule('catalogue.remove_deleted_domes', '43 3 * * *');
}
