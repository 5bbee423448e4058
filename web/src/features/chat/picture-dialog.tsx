// Orders a picture in a chat: its description, and its price before it is ordered.
import { useState } from 'react';
import { MAX_PROMPT } from '@velour/contract/studio-limits.ts';
import type { Chat } from '@velour/contract/chat.ts';
import { useIsCovered } from '../../lib/overlays.ts';
import { siteConfig } from '../../lib/site-config.ts';
import { Modal } from '../../ui/modal.tsx';
import { useIsOff } from '../../lib/site-status.ts';
import { FeatureNotice } from '../shared/feature-notice.tsx';
import { PricedButton } from '../../ui/priced-button.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { useCostAndBalance } from '../shared/use-cost.ts';
import { usePictureOrder } from './stream/use-picture-order.ts';
import { texts as words } from './picture-texts.ts';

interface Props {
  chat: Pick<Chat, 'session_id' | 'character'>;
  /** The description from the user's message. */
  start: string;
  onClose: () => void;
}

export function PictureDialog({ chat, start, onClose }: Props) {
  const [prompt, setPrompt] = useState(start);
  const order = usePictureOrder(chat, { shownInPlace: true });
  const cost = useCostAndBalance(siteConfig.prices.image);
  const isCovered = useIsCovered();
  const isOff = useIsOff('pictures');
  const send = async () => {
    if (await order.run(prompt.trim() || words.default_prompt)) onClose();
  };
  return (
    <Modal title={words.title(chat.character.name)} open={!isCovered} onClose={onClose}>
      <div className="flex flex-col gap-5">
        <TextArea
          label={words.label}
          value={prompt}
          onChange={setPrompt}
          rows={3}
          maxLength={MAX_PROMPT}
          placeholder={words.placeholder}
          hint={words.hint}
        />
        <FeatureNotice feature="pictures" />
        {order.failure !== undefined && !isOff && (
          <p role="alert" className="text-danger">
            {order.failure}
          </p>
        )}
        <PricedButton
          wide
          size="lg"
          price={cost.price}
          note={cost.balance && `${cost.balance} · ${cost.note}`}
          pending={order.pending}
          disabled={isOff}
          onPress={() => void send()}
        >
          {words.order}
        </PricedButton>
      </div>
    </Modal>
  );
}
