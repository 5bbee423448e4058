// The top of a chat: the character, before the first message.
import { useQuery } from '@tanstack/react-query';
import type { Chat } from '@velour/contract/chat.ts';
import { pictureSource } from '../../../lib/pictures.ts';
import { siteConfig } from '../../../lib/site-config.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { characterOf } from '../queries.ts';
import { texts } from '../texts.ts';

export function ChatStart({ character }: { character: Chat['character'] }) {
  const { id, name, age, tagline, portrait_url, preview } = character;
  return (
    <article
      aria-label={texts.stream.begin(name)}
      className="mx-auto flex max-w-md flex-col items-center px-6 pt-14 pb-2 text-center"
    >
      <span className="ring-glow rounded-full">
        <Avatar name={name} {...pictureSource(portrait_url)} preview={preview} size="xl" />
      </span>
      <p className="pt-6 font-display text-3xl">
        {name}, {age}
      </p>
      <p className="pt-1 font-display text-lg text-gesture italic">{tagline}</p>
      <Scenario character_id={id} />
      <p className="pt-5 text-sm text-ink-soft">{texts.stream.begin(name)}</p>
      {siteConfig.engines.llm.stand_in && (
        <p className="pt-1 text-sm text-ink-soft">{texts.stream.stand_in}</p>
      )}
    </article>
  );
}

/** The panel queries the same character, so this costs no call. */
function Scenario({ character_id }: { character_id: string }) {
  const scenario = useQuery(characterOf(character_id)).data?.scenario;
  if (!scenario) return null;
  return (
    <p className="line-clamp-6 pt-4 leading-relaxed whitespace-pre-line text-ink-soft">
      {scenario}
    </p>
  );
}
