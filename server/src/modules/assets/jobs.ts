// The hourly cleanup of orphaned files, and of pictures whose time in quarantine is over.
import { z } from 'zod';
import type { Queue } from '../../platform/queue.ts';
import type { AssetsService } from './service.ts';

export function defineAssetJobs(
  queue: Queue,
  assets: Pick<AssetsService, 'removeOrphans' | 'quarantine'>,
): void {
  queue.define('assets.clear_spare', z.object({}), () => assets.removeOrphans());
  queue.schedule('assets.clear_spare', '37 * * * *');
  queue.define('assets.end_quarantine', z.object({}), () => assets.quarantine.forgetOld());
  queue.schedule('assets.end_quarantine', '7 * * * *');
}
