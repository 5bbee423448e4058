// The actions on a creation: cancel, retry, choose its portrait, remove it from the list.
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { Creation } from '@velour/contract/creation.ts';
import { api } from '../../../lib/api.ts';
import { texts as paying } from '../../shared/cost-texts.ts';
import { canPay } from '../../shared/paying.ts';
import { paths } from '../../../lib/paths.ts';
import { q } from '../../../lib/queries.ts';
import { useCall } from '../../../lib/use-call.ts';
import { creation } from './queries.ts';
import { texts } from './texts.ts';

export function useCreationActions({
  job_id,
  price,
  name,
}: Pick<Creation, 'job_id' | 'price' | 'name'>) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const params = { job_id };
  const options = {
    failed: texts.broken,
    invalidates: [q.creation.all, q.own_characters.all, q.wallet.all],
  };
  const show = (changed: Creation) => client.setQueryData(creation(job_id).queryKey, changed);
  const cancelling = useCall(api.creation.cancel, {
    ...options,
    done: texts.cancelled,
    onDone: show,
  });
  const payAndRetry = async () =>
    (await canPay(client, price, (missing) => paying.short(price, missing, texts.to_create(name))))
      ? show(await api.creation.retry({ params }))
      : undefined;
  const retrying = useCall(payAndRetry, options);
  const taking = useCall(api.creation.setPicture, { ...options, onDone: show });
  const dismissing = useCall(api.creation.dismiss, {
    ...options,
    onDone: () => void navigate(paths.myCharacters(), { replace: true }),
  });
  return {
    pending: {
      cancel: cancelling.pending,
      retry: retrying.pending,
      take: taking.pending,
      dismiss: dismissing.pending,
    },
    cancel: () => void cancelling.run({ params }),
    retry: () => void retrying.run(),
    take: (image_id: string) => void taking.run({ params, body: { image_id } }),
    dismiss: () => void dismissing.run({ params }),
  };
}

export type CreationActions = ReturnType<typeof useCreationActions>;
