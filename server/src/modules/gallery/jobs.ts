// The scheduled job of galleries: deletes uploads that nobody used.
import { z } from 'zod';
import type { Queue } from '../../platform/queue.ts';
import type { GalleryService } from './service.ts';

export function defineGalleryJobs(queue: Queue, gallery: Pick<GalleryService, 'uploads'>): void {
  queue.define('gallery.remove_unused', z.object({}), () => gallery.uploads.removeUnused());
  queue.schedule('gallery.remove_unused', '*/10 * * * *');
}
