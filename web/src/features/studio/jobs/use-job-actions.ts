// The actions on a job: cancel, retry at today's price, remove from the list.
import { useQueryClient } from '@tanstack/react-query';
import type { StudioJob } from '@velour/contract/studio.ts';
import { api } from '../../../lib/api.ts';
import { q } from '../../../lib/queries.ts';
import { siteConfig } from '../../../lib/site-config.ts';
import { useCall } from '../../../lib/use-call.ts';
import { texts as costs } from '../../shared/cost-texts.ts';
import { canPay } from '../../shared/paying.ts';
import { putJob } from '../queries.ts';
import { texts } from '../texts.ts';

export const priceNow = ({ kind, progress }: Pick<StudioJob, 'kind' | 'progress'>): number =>
  kind === 'image' ? siteConfig.prices.image * progress.total : siteConfig.prices.video;

const purposeOf = ({ kind, progress, character }: StudioJob): string =>
  kind === 'image'
    ? texts.to_make(progress.total, character.name)
    : texts.to_make_clip(character.name);

export function useJobActions(job: StudioJob) {
  const client = useQueryClient();
  const params = { job_id: job.job_id };
  const options = { invalidates: [q.studio.jobs.all, q.wallet.all] };
  const show = (changed: StudioJob) => putJob(client, changed);
  const canceling = useCall(api.studio.cancel, {
    ...options,
    done: ({ outcome }) => texts.jobs.canceled(outcome?.returned ?? 0),
    onDone: show,
  });
  const payAndRetry = async () => {
    const price = priceNow(job);
    const reasonFor = (missing: number) => costs.short(price, missing, purposeOf(job));
    if (await canPay(client, price, reasonFor)) show(await api.studio.retry({ params }));
  };
  const retrying = useCall(payAndRetry, options);
  const dismissing = useCall(api.studio.dismiss, options);
  return {
    pending: {
      cancel: canceling.pending,
      retry: retrying.pending,
      dismiss: dismissing.pending,
    },
    cancel: () => void canceling.run({ params }),
    retry: () => void retrying.run(),
    dismiss: () => void dismissing.run({ params }),
  };
}
