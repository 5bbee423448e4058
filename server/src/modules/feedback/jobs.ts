// The job that forgets feedback, a year after its end.
import { z } from 'zod';
import type { Queue } from '../../platform/queue.ts';
import type { FeedbackService } from './service.ts';

/** Safe to run twice. */
export function defineFeedbackJobs(
  queue: Queue,
  feedback: Pick<FeedbackService, 'forgetOld'>,
): void {
  queue.define('feedback.forget_old', z.object({}), () => feedback.forgetOld());
  queue.schedule('feedback.forget_old', '59 3 * * *');
}
