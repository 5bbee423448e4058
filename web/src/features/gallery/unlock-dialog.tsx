// Confirms the purchase of a locked picture with its price and the balance; then the picture is shown unblurred.
import { useQueryClient } from '@tanstack/react-query';
import { Lock } from 'lucide-react';
import type { ProfileImage } from '@velour/contract/gallery.ts';
import { api } from '../../lib/api.ts';
import { isApiError } from '../../lib/api-error.ts';
import { useIsCovered } from '../../lib/overlays.ts';
import { q } from '../../lib/queries.ts';
import { useCall } from '../../lib/use-call.ts';
import { Icon } from '../../ui/icon.tsx';
import { Modal } from '../../ui/modal.tsx';
import { PricedButton } from '../../ui/priced-button.tsx';
import { payFor } from '../shared/pay-for.ts';
import { sendOnce } from '../shared/send-once.ts';
import { useCostAndBalance } from '../shared/use-cost.ts';
import { profileImages } from './queries.ts';
import { texts } from './texts.ts';

const words = texts.unlock;

interface Props {
  image: ProfileImage;
  /** Null if it is not for sale. */
  storeItemId: string | null;
  character: { id: string; name: string };
  onClose: () => void;
}

export function UnlockDialog({ image, storeItemId, character, onClose }: Props) {
  const { price, preview } = image;
  const unlock = useUnlock({ image, character, onDone: onClose });
  const isCovered = useIsCovered();
  const cost = useCostAndBalance(price);
  const note = cost.balance && `${cost.balance} · ${cost.note}`;
  return (
    <Modal
      title={words.title}
      description={words.sentence(character.name)}
      open={!isCovered}
      onClose={onClose}
    >
      <div className="flex flex-col items-center gap-5">
        <span className="relative block aspect-[3/4] w-52 max-w-full overflow-hidden rounded-card bg-raised-2">
          <img
            src={preview}
            alt={words.preview}
            className="absolute inset-0 size-full scale-110 object-cover blur-md"
          />
          <span className="absolute inset-0 grid place-items-center">
            <span className="grid size-14 place-items-center rounded-full bg-shade/70 text-on-shade">
              <Icon of={Lock} size="md" />
            </span>
          </span>
        </span>
        {unlock.failure !== undefined && (
          <p role="alert" className="text-center text-danger">
            {unlock.failure}
          </p>
        )}
        {storeItemId === null ? (
          <p className="text-center text-ink-soft">{words.not_sold}</p>
        ) : (
          <PricedButton
            wide
            size="lg"
            price={cost.price}
            note={note}
            pending={unlock.pending}
            onPress={() => void unlock.run(storeItemId)}
          >
            {words.action}
          </PricedButton>
        )}
      </div>
    </Modal>
  );
}

/** Treats "already unlocked" (in another window) as a success. */
function unlessUnlocked(error: unknown): true {
  if (isApiError(error, 'store.already_unlocked')) return true;
  throw error;
}

interface Needs extends Pick<Props, 'image' | 'character'> {
  onDone: () => void;
}

function useUnlock({ image: { image_id, price }, character, onDone }: Needs) {
  const client = useQueryClient();
  const show = () => client.fetchQuery({ ...profileImages(character.id), staleTime: 0 });
  const buy = async (store_item_id: string): Promise<boolean> => {
    const body = { store_item_id, character_id: character.id, image_id };
    const send = () => sendOnce(body, api.wallet.buy).catch(unlessUnlocked);
    const isPaid = await payFor(client, { price, purpose: words.purpose(character.name) }, send);
    if (isPaid === undefined) return false;
    await show();
    return true;
  };
  return useCall(buy, {
    failed: words.failed,
    codes: {
      'network.failed': ({ title }) => `${words.failed}. ${title} ${words.charged_once}`,
      'store.item_not_found': ({ title }) => `${words.failed}. ${title}`,
      'picture.not_found': ({ title }) => `${words.failed}. ${title}`,
    },
    shownInPlace: true,
    done: (isBought) => (isBought ? words.done : undefined),
    onDone: (isBought) => isBought && onDone(),
    invalidates: [q.wallet.all, q.gallery.list.all, q.gallery.galleries.all],
  });
}
