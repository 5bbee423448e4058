// What can be done to a creation: cancelled, tried again, given its picture, taken off the list.
import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { Creation } from '@velour/contract/creation.ts';
import { api } from '../../../lib/api.ts';
import { isApiError } from '../../../lib/api-error.ts';
import { canPay } from '../paying.ts';
import { paths } from '../../../lib/paths.ts';
import { toasts } from '../../../lib/toasts.ts';
import { ownWallet } from '../../../lib/wallet.ts';
import { creation as creationOf } from './queries.ts';
import { texts } from './texts.ts';

type Deed = 'cancel' | 'retry' | 'take' | 'dismiss';

export function useCreationDeeds({ job_id, price }: Pick<Creation, 'job_id' | 'price'>) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [pending, setPending] = useState<Deed>();
  const params = { job_id };

  const attempt = async (deed: Deed, work: () => Promise<Creation | undefined>) => {
    setPending(deed);
    try {
      const changed = await work();
      if (changed) client.setQueryData(creationOf(job_id).queryKey, changed);
    } catch (error) {
      toasts.error(isApiError(error) ? error.title : texts.broken);
    }
    setPending(undefined);
    void client.invalidateQueries({ queryKey: ['own-characters'] });
    void client.invalidateQueries({ queryKey: ownWallet.queryKey });
  };

  return {
    pending,
    cancel: () =>
      void attempt('cancel', async () => {
        const ended = await api.creation.cancel({ params });
        toasts.success(texts.cancelled);
        return ended;
      }),
    retry: () =>
      void attempt('retry', async () =>
        (await canPay(client, price)) ? api.creation.retry({ params }) : undefined,
      ),
    take: (image_id: string) =>
      void attempt('take', () => api.creation.setPicture({ params, body: { image_id } })),
    dismiss: () =>
      void attempt('dismiss', async () => {
        await api.creation.dismiss({ params });
        await navigate(paths.myCharacters(), { replace: true });
        return undefined;
      }),
  };
}

export type CreationDeeds = ReturnType<typeof useCreationDeeds>;
