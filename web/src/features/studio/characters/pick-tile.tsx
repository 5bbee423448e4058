// A character to select for a picture: the whole tile is a link.
import { memo } from 'react';
import { CARD_SIZES } from '@velour/contract/pictures.ts';
import { pictureSource } from '../../../lib/pictures.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Link } from '../../../ui/link.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { texts } from '../texts.ts';
import type { StudioCharacter } from './use-studio-characters.ts';

interface Props {
  character: StudioCharacter;
  to: string;
  eager: boolean;
}

export const PickTile = memo(function PickTile({ character, to, eager }: Props) {
  const { name, age, tagline, portrait_url, preview, source } = character;
  return (
    <Link
      to={to}
      aria-label={texts.choose.select(name)}
      className="relative block overflow-hidden rounded-card focus-visible:-outline-offset-2 after:absolute after:inset-0 after:rounded-card after:shadow-[inset_0_0_0_3px_var(--accent)] after:opacity-0 after:transition-opacity hover:after:opacity-100 active:after:opacity-100"
    >
      <Picture
        {...pictureSource(portrait_url)}
        sizes={CARD_SIZES}
        alt=""
        preview={preview}
        eager={eager}
      />
      {source !== 'catalogue' && (
        <Badge size="xs" tone="shade" className="absolute top-2.5 left-2.5">
          {texts.choose[source]}
        </Badge>
      )}
      <span className="card-shade absolute inset-x-0 bottom-0 flex flex-col px-3 pt-16 pb-3 text-on-shade">
        <span className="line-clamp-2 font-display text-lg leading-snug">
          {name}
          <span className="opacity-80">{texts.choose.age(age)}</span>
        </span>
        <span className="line-clamp-2 text-xs leading-[1.35] opacity-90 sm:text-sm">{tagline}</span>
      </span>
    </Link>
  );
});
