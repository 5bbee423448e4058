// The top of a chat: who this is, before the first word.
import type { Chat } from '@velour/contract/chat.ts';
import { siteConfig } from '../../../lib/site-config.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { texts } from '../texts.ts';

export function Beginning({ character }: { character: Chat['character'] }) {
  const { name, age, tagline, portrait_url, preview } = character;
  return (
    <div className="flex flex-col items-center gap-1.5 px-6 pt-10 pb-6 text-center">
      <Avatar name={name} src={portrait_url} preview={preview} size="lg" />
      <p className="pt-2 font-display text-2xl">
        {name}, {age}
      </p>
      <p className="max-w-sm text-ink-soft">{tagline}</p>
      <p className="pt-1 text-sm text-ink-faint">{texts.stream.begin(name)}</p>
      {siteConfig.engines.llm.stand_in && (
        <p className="max-w-sm text-sm text-ink-faint">{texts.stream.stand_in}</p>
      )}
    </div>
  );
}
