// Buys a gift for a character, or sends a tip.
import { useQueryClient } from '@tanstack/react-query';
import type { Purchase } from '@velour/contract/wallet.ts';
import { api } from '../../lib/api.ts';
import { q } from '../../lib/queries.ts';
import { useCall } from '../../lib/use-call.ts';
import { payFor, type Purpose } from '../shared/pay-for.ts';
import { sendOnce } from '../shared/send-once.ts';
import { texts } from './texts.ts';

interface Order extends Purpose {
  body: Purchase;
  /** The text of the toast on success. */
  done: string;
}

export function useSend(onDone: () => void) {
  const client = useQueryClient();
  const buy = async ({ body, done, ...purpose }: Order): Promise<string | undefined> => {
    const isPaid = await payFor(client, purpose, () => sendOnce(body, api.wallet.buy));
    return isPaid && done;
  };
  return useCall(buy, {
    failed: texts.purchase_failed,
    codes: {
      'network.failed': ({ title }) => `${texts.purchase_failed}. ${title} ${texts.charged_once}`,
      'store.item_not_found': ({ title }) => `${texts.purchase_failed}. ${title}`,
    },
    shownInPlace: true,
    done: (said) => said,
    onDone: (said) => said !== undefined && onDone(),
    invalidates: [q.wallet.all],
  });
}
