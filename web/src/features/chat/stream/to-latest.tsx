// The round button that scrolls to the end of the chat, with the number of new messages.
import { useState } from 'react';
import { ArrowDown } from 'lucide-react';
import { Icon } from '../../../ui/icon.tsx';
import { texts } from '../texts.ts';

interface Props {
  atEnd: boolean;
  last_seq: number;
  onPress: () => void;
}

export function ToLatest({ atEnd, last_seq, onPress }: Props) {
  const [seen, setSeen] = useState(last_seq);
  if (atEnd && seen !== last_seq) setSeen(last_seq);
  if (atEnd) return null;
  const count = last_seq - seen;
  return (
    <button
      type="button"
      onClick={onPress}
      aria-label={texts.stream.latest}
      title={texts.stream.latest}
      className="absolute right-4 bottom-4 z-(--z-raised) flex h-11 min-w-11 animate-rise items-center justify-center gap-1.5 rounded-full bg-floating px-3 text-sm text-ink shadow-float hover:bg-raised-2"
    >
      {count > 0 && (
        <span className="font-medium text-accent-strong">{texts.stream.new_messages(count)}</span>
      )}
      <Icon of={ArrowDown} />
    </button>
  );
}
