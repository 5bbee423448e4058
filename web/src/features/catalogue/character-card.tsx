// A character as a tall portrait; the whole card links to the chat.
import { memo, use, useState } from 'react';
import { Crown, MessageCircle } from 'lucide-react';
import type { CharacterCard as Card } from '@velour/contract/characters.ts';
import { CARD_SIZES } from '@velour/contract/pictures.ts';
import { DrawnAt } from '../../lib/rendered-at.ts';
import { formatCount } from '../../lib/formats.ts';
import { paths } from '../../lib/paths.ts';
import { pictureSource } from '../../lib/pictures.ts';
import { Badge } from '../../ui/badge.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { texts } from './texts.ts';

interface Props {
  character: Card;
  /** True for the first cards on a screen, which load eagerly. */
  eager?: boolean;
}

const NEW_FOR_MS = 7 * 24 * 60 * 60 * 1_000;

export const CharacterCard = memo(function CharacterCard({ character, eager = false }: Props) {
  const { name, age, tagline, portrait_url, hover_url, preview, creator } = character;
  // The second picture is loaded on hover or focus only.
  const [curious, setCurious] = useState(false);
  return (
    <Link
      to={paths.characterChat(character)}
      onPointerEnter={({ pointerType }) => setCurious(curious || pointerType === 'mouse')}
      onFocus={() => setCurious(true)}
      className="group @container relative block overflow-hidden rounded-card focus-visible:-outline-offset-2"
    >
      <Picture
        {...pictureSource(portrait_url)}
        sizes={CARD_SIZES}
        alt=""
        preview={preview}
        eager={eager}
      >
        {hover_url && curious && <SecondPicture src={hover_url} />}
      </Picture>
      <Badges character={character} />
      <span className="card-shade absolute inset-x-0 bottom-0 flex flex-col px-3 pt-16 pb-3 text-on-shade @min-[12rem]:px-3.5">
        <span className="flex items-baseline gap-2">
          <span className="line-clamp-2 min-w-0 flex-1 font-display text-lg leading-snug">
            {name}
            <span className="opacity-80">{texts.age(age)}</span>
          </span>
          <Messages character={character} />
        </span>
        <span className="line-clamp-2 text-xs leading-[1.35] opacity-90 explore-b:sr-only @min-[12rem]:text-sm @min-[12rem]:leading-[1.35]">
          {tagline}
        </span>
        {creator && (
          <span className="mt-0.5 truncate text-xs opacity-80 explore-b:sr-only">
            {texts.by(creator.name)}
          </span>
        )}
      </span>
    </Link>
  );
});

/** Fades in over the portrait once it is loaded, while the card is hovered or focused. */
function SecondPicture({ src }: { src: string }) {
  const [there, setThere] = useState(false);
  return (
    <img
      {...pictureSource(src)}
      sizes={CARD_SIZES}
      alt=""
      decoding="async"
      onLoad={() => setThere(true)}
      className={`absolute inset-0 size-full object-cover opacity-0 transition-opacity duration-500 ${there ? 'group-hover:opacity-100 group-focus-visible:opacity-100' : ''}`}
    />
  );
}

/** The number of messages; empty for none. */
function Messages({ character: { stats } }: { character: Card }) {
  if (stats.messages === 0) return null;
  return (
    <span className="flex shrink-0 items-center gap-1 text-xs opacity-85">
      <Icon of={MessageCircle} size="xs" />
      <span className="sr-only">{texts.messages(formatCount(stats.messages))}</span>
      <span aria-hidden>{formatCount(stats.messages)}</span>
    </span>
  );
}

function Badges({ character: { is_exclusive, created_at } }: { character: Card }) {
  const isNew = use(DrawnAt) - Date.parse(created_at) < NEW_FOR_MS;
  if (!is_exclusive && !isNew) return null;
  return (
    <span className="absolute top-2.5 left-2.5 flex max-w-[calc(100%-1.25rem)] flex-wrap gap-1.5">
      {is_exclusive && (
        <Badge size="xs" tone="shade-gold" icon={Crown}>
          {texts.premium}
        </Badge>
      )}
      {isNew && (
        <Badge size="xs" tone="shade">
          {texts.is_new}
        </Badge>
      )}
    </span>
  );
}
