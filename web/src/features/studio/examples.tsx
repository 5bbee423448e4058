// Examples for members without pictures: the character's open pictures.
import { useQuery } from '@tanstack/react-query';
import type { CharacterCard } from '@velour/contract/characters.ts';
import { CARD_SIZES } from '@velour/contract/pictures.ts';
import { pictureSource } from '../../lib/pictures.ts';
import { Picture } from '../../ui/picture.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { profileImagesOf, suggestionsFor } from './queries.ts';
import { texts } from './texts.ts';

const MOST = 6;
const grid = 'grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4';

interface Props {
  character: Pick<CharacterCard, 'id' | 'name' | 'portrait_url' | 'preview'>;
}

export function Examples({ character }: Props) {
  const { data, isPending } = useQuery(profileImagesOf(character.id));
  const { data: suggestions } = useQuery(suggestionsFor(character.id));
  const open = (data?.data ?? []).flatMap(({ image_id, url, preview }) =>
    url === null ? [] : [{ image_id, url, preview }],
  );
  // The portrait is the example if there is no gallery.
  const portrait = { image_id: '', url: character.portrait_url, preview: character.preview };
  const shown = open.length > 0 ? open.slice(0, MOST) : [portrait];
  return (
    <section aria-label={texts.examples.title(character.name)} className="flex flex-col gap-4">
      <header>
        <h2 className="font-display text-2xl">{texts.examples.title(character.name)}</h2>
        {!suggestions?.face_differs && (
          <p className="mt-1 text-ink-soft">{texts.examples.sentence}</p>
        )}
      </header>
      <div className={grid}>
        {isPending
          ? [1, 2, 3].map((at) => <Skeleton key={at} radius="card" className="aspect-[3/4]" />)
          : shown.map(({ image_id, url, preview }, at) => (
              <Picture
                key={image_id}
                {...pictureSource(url)}
                sizes={CARD_SIZES}
                alt={texts.examples.of(character.name, at + 1)}
                preview={preview}
                className="rounded-card"
              />
            ))}
      </div>
    </section>
  );
}
