// A gift or a tip in the chat: its name, its value, and its signature.
import { Coins, Gift } from 'lucide-react';
import type { Message } from '@velour/contract/messages.ts';
import { Icon } from '../../../ui/icon.tsx';
import { texts } from './texts.ts';

interface Props {
  gift: Pick<Message, 'kind' | 'item_name' | 'tokens' | 'user_name'>;
  name: string;
}

export function GiftRow({ gift, name }: Props) {
  const { kind, item_name, user_name } = gift;
  const tokens = gift.tokens ?? 0;
  const isGift = kind === 'gift';
  const worth = isGift ? texts.gift.worth(tokens, user_name) : user_name;
  return (
    <p className="mx-auto flex w-fit max-w-md items-center gap-3 rounded-full bg-raised/70 px-4 py-2 text-sm text-ink shadow-sheen">
      <Icon of={isGift ? Gift : Coins} size="xs" className="text-gold" />
      <span className="min-w-0 wrap-anywhere">
        {isGift ? texts.gift.sent(name, item_name ?? '') : texts.gift.tipped(name, tokens)}
        {worth && <span className="block text-xs text-ink-soft">{worth}</span>}
      </span>
    </p>
  );
}
