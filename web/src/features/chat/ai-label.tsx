// A permanent label that says that the partner is an AI.
import { Sparkles } from 'lucide-react';
import { Icon } from '../../ui/icon.tsx';
import { texts } from './texts.ts';

export function AiLabel() {
  return (
    <span className="inline-flex shrink-0 items-center gap-1.5 rounded-full bg-raised-2 px-2.5 py-1 text-xs whitespace-nowrap text-ink-soft">
      <Icon of={Sparkles} size="xs" className="text-gold" />
      {texts.header.ai}
    </span>
  );
}
