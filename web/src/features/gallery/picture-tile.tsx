// One of the user's own pictures or clips in a grid: a click opens the viewer.
import { memo } from 'react';
import { CARD_SIZES } from '@velour/contract/pictures.ts';
import type { GalleryPicture } from '@velour/contract/gallery.ts';
import { Clock, Globe, Play } from 'lucide-react';
import { pictureSource } from '../../lib/pictures.ts';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import { texts } from './texts.ts';
import { useFreshPicture } from './use-fresh-picture.ts';

interface Props {
  picture: GalleryPicture;
  at: number;
  onOpen: (id: string) => void;
}

export const tileStyle =
  'relative block size-full overflow-hidden rounded-card bg-raised-2 focus-visible:-outline-offset-2';

const icons = { waiting: Clock, yes: Globe };

export const PictureTile = memo(function PictureTile({ picture, at, onOpen }: Props) {
  const { id, kind, url, preview, character, shared } = picture;
  const renew = useFreshPicture(picture);
  return (
    <button
      type="button"
      data-picture={id}
      aria-label={texts.picture.own(kind, character.name, at + 1)}
      onClick={() => onOpen(id)}
      className={tileStyle}
    >
      <Picture
        {...pictureSource(url)}
        sizes={CARD_SIZES}
        alt=""
        preview={preview}
        onFailed={renew}
        className="transition-transform duration-(--duration-sheet) hover:scale-[1.02]"
      />
      {kind === 'video' && (
        <span className="absolute inset-0 grid place-items-center">
          <span className="grid size-12 place-items-center rounded-full bg-shade/70 text-on-shade">
            <Icon of={Play} />
          </span>
        </span>
      )}
      {(shared === 'yes' || shared === 'waiting') && (
        <span
          title={texts.viewer.shared[shared]}
          className="absolute right-2.5 bottom-2.5 grid size-8 place-items-center rounded-full bg-shade/70 text-on-shade"
        >
          <Icon of={icons[shared]} size="xs" />
        </span>
      )}
    </button>
  );
});
