// Orders a picture in a chat: guests sign in first, members short of tokens top up, and both continue where they stopped.
import { useQueryClient } from '@tanstack/react-query';
import type { Chat } from '@velour/contract/chat.ts';
import { api } from '../../../lib/api.ts';
import { q } from '../../../lib/queries.ts';
import { siteConfig } from '../../../lib/site-config.ts';
import { useCall } from '../../../lib/use-call.ts';
import { payFor } from '../../shared/pay-for.ts';
import { sendOnce } from '../../shared/send-once.ts';
import { texts as words } from '../picture-texts.ts';

/** `run` resolves with undefined also where the sign-in or the top-up was canceled. */
export function usePictureOrder(
  { session_id: id, character }: Pick<Chat, 'session_id' | 'character'>,
  { shownInPlace = false } = {},
) {
  const client = useQueryClient();
  const purpose = { price: siteConfig.prices.image, purpose: words.purpose(character.name) };
  const order = async (prompt: string) => {
    const wanted = { id, prompt };
    const job = await payFor(client, purpose, () =>
      sendOnce(wanted, ({ key }) =>
        api.chat.orderPicture({ params: { id }, body: { prompt }, key }),
      ),
    );
    if (job)
      client.setQueryData(
        q.studio.image({ query: { generated_image_id: job.job_id } }).queryKey,
        job,
      );
    return job;
  };
  return useCall(order, {
    failed: words.failed,
    codes: { 'network.failed': ({ title }) => `${title} ${words.charged_once}` },
    shownInPlace,
    invalidates: [q.wallet.all, q.studio.jobs.all],
  });
}
