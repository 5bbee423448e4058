// Offers to make the picture that the latest message asked for; charged only after the button with its price is pressed.
import { useState } from 'react';
import { ImagePlus, X } from 'lucide-react';
import { asksForPicture, wordsOfRequest } from '@velour/contract/picture-requests.ts';
import { siteConfig } from '../../../lib/site-config.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useCost } from '../../shared/use-cost.ts';
import type { Entry } from '../conversation/conversation.ts';
import { texts as words } from '../picture-texts.ts';

/** The text of a request that has no picture yet; undefined if there is none. */
export function openRequest(messages: readonly Entry[]): { seq: number; text: string } | undefined {
  const last = messages.findLast(({ author, kind }) => author === 'user' && kind !== 'gift');
  if (last?.kind !== 'text' || last.state !== 'complete' || !asksForPicture(last.text))
    return undefined;
  return { seq: last.seq, text: last.text };
}

interface Props {
  messages: readonly Entry[];
  name: string;
  /** With the description of the picture. */
  onOffer: (start: string) => void;
}

export default function PictureOffer({ messages, name, onOffer }: Props) {
  const [closed, setClosed] = useState(0);
  const cost = useCost(siteConfig.prices.image);
  const request = openRequest(messages);
  if (!request || request.seq <= closed) return null;
  return (
    <div className="flex items-center justify-center gap-2 pb-2 text-sm">
      <span className="hidden min-w-0 text-ink-soft sm:inline">{words.offer(name)}</span>
      <Button
        size="sm"
        icon={ImagePlus}
        className="whitespace-nowrap"
        onClick={() => onOffer(wordsOfRequest(request.text))}
      >
        {`${words.order} · ${cost.price}`}
      </Button>
      <IconButton
        icon={X}
        label={words.offer_close}
        size="sm"
        iconSize="xs"
        onClick={() => setClosed(request.seq)}
      />
    </div>
  );
}
