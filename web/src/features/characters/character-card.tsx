// One character as a tall portrait; the whole card is one link to the chat with her or him.
import { useState } from 'react';
import { Crown, MessageCircle } from 'lucide-react';
import type { CharacterCard as Card } from '@velour/contract/characters.ts';
import { Link } from 'react-router';
import { formatCount } from '../../lib/formats.ts';
import { paths } from '../../lib/paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import { texts } from './texts.ts';

interface Props {
  character: Card;
  /** True for the first ones on a screen, which should not wait. */
  eager?: boolean;
}

const NEW_FOR_MS = 7 * 24 * 60 * 60 * 1_000;

export function CharacterCard({ character, eager = false }: Props) {
  const { name, age, tagline, portrait_url, hover_url, preview } = character;
  // The second picture is only asked for when somebody shows interest.
  const [curious, setCurious] = useState(false);
  return (
    <Link
      to={paths.characterChat(character)}
      onPointerEnter={() => setCurious(true)}
      onFocus={() => setCurious(true)}
      className="group relative block overflow-hidden rounded-card bg-raised-2 focus-visible:-outline-offset-2"
    >
      <Picture src={portrait_url} alt="" preview={preview} eager={eager}>
        {hover_url && curious && (
          <img
            src={hover_url}
            alt=""
            className="absolute inset-0 size-full object-cover opacity-0 transition-opacity duration-500 group-hover:opacity-100 group-focus-visible:opacity-100"
          />
        )}
      </Picture>
      <Badges character={character} />
      <span className="absolute inset-x-0 bottom-0 flex flex-col bg-linear-to-t from-shade via-shade/75 via-60% to-shade/0 px-3.5 pt-14 pb-3 text-on-shade">
        <span className="line-clamp-2 font-display text-lg leading-snug">
          {name}
          <span className="opacity-85">{texts.age(age)}</span>
        </span>
        <span className="truncate text-sm opacity-90">{tagline}</span>
        <Traces character={character} />
      </span>
    </Link>
  );
}

/** How much was talked, and who made this character; nothing where there is nothing to tell. */
function Traces({ character: { stats, creator } }: { character: Card }) {
  if (stats.messages === 0 && !creator) return null;
  return (
    <span className="mt-1 flex items-center gap-1.5 text-xs opacity-85">
      {stats.messages > 0 && (
        <>
          <Icon of={MessageCircle} size="xs" />
          <span className="sr-only">{texts.messages(formatCount(stats.messages))}</span>
          <span aria-hidden>{formatCount(stats.messages)}</span>
        </>
      )}
      {creator && <span className="truncate pl-1">{texts.by(creator.name)}</span>}
    </span>
  );
}

function Badges({ character: { is_exclusive, created_at } }: { character: Card }) {
  const isNew = Date.now() - Date.parse(created_at) < NEW_FOR_MS;
  if (!is_exclusive && !isNew) return null;
  return (
    <span className="absolute top-3 left-3 flex gap-1.5 text-xs font-medium">
      {is_exclusive && (
        <span className="flex items-center gap-1 rounded-full bg-gold-fill px-2.5 py-0.5 text-on-gold">
          <Icon of={Crown} size="xs" />
          {texts.premium}
        </span>
      )}
      {isNew && (
        <span className="rounded-full bg-shade/75 px-2.5 py-0.5 text-on-shade">{texts.is_new}</span>
      )}
    </span>
  );
}
