// The hourly cleanup job of orphaned files.
import { z } from 'zod';
import type { Queue } from '../../platform/queue.ts';
import type { AssetsService } from './service.ts';

export function defineAssetJobs(queue: Queue, assets: Pick<AssetsService, 'removeOrphans'>): void {
  queue.define('assets.clear_spare', z.object({}), () => assets.removeOrphans());
  queue.schedule('assets.clear_spare', '37 * * * *');
}
