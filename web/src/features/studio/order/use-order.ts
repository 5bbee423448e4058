// Orders pictures or a clip: guests sign in first, members short of tokens top up, and both continue.
import { useQueryClient } from '@tanstack/react-query';
import type { ImageOrder, StudioJob, VideoOrder } from '@velour/contract/studio.ts';
import { api } from '../../../lib/api.ts';
import { isApiError } from '../../../lib/api-error.ts';
import type { FailureTexts } from '../../../lib/failures.ts';
import { q } from '../../../lib/queries.ts';
import { useCall } from '../../../lib/use-call.ts';
import { payFor, type Purpose } from '../../shared/pay-for.ts';
import { sendOnce } from '../../shared/send-once.ts';
import { putJob } from '../queries.ts';
import { texts } from '../texts.ts';

const failures: FailureTexts = {
  failed: texts.order_failed,
  codes: { 'network.failed': ({ title }) => `${title} ${texts.charged_once}` },
};

/** `run` also resolves with undefined if the sign-in or the top-up was canceled. */
function useJobOrder<Body>(
  send: (order: { body: Body; key: string }) => Promise<StudioJob>,
  onOrdered: () => void,
) {
  const client = useQueryClient();
  const order = async (body: Body, purpose: Purpose) => {
    const job = await payFor(client, purpose, () => sendOnce(body, send));
    if (job) {
      putJob(client, job);
      onOrdered();
    }
    return job;
  };
  return useCall(order, {
    ...failures,
    shownInPlace: true,
    invalidates: [q.wallet.all, q.studio.jobs.all],
  });
}

export const useImageOrder = (onOrdered: () => void) =>
  useJobOrder<ImageOrder>(api.studio.generateImage, onOrdered);

export const useVideoOrder = (onOrdered: () => void) =>
  useJobOrder<VideoOrder>(api.studio.generateVideo, onOrdered);

/** A refusal about the prompt, shown next to it. */
export const isAboutPrompt = (error: Error | null): boolean =>
  isApiError(error, 'safety.blocked') ||
  isApiError(error, 'image.refused') ||
  (isApiError(error, 'request.invalid') && error.errors.some(({ field }) => /prompt$/.test(field)));
