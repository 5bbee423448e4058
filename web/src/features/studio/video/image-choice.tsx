// The first step to a clip: selecting one of the member's own pictures, or a character with open pictures.
import { CARD_SIZES } from '@velour/contract/pictures.ts';
import { paths } from '../../../lib/paths.ts';
import { pictureSource } from '../../../lib/pictures.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Link } from '../../../ui/link.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { TileGrid } from '../../../ui/tile-grid.tsx';
import { MoreTiles } from '../../shared/more-tiles.tsx';
import { CharacterPicker } from '../characters/character-picker.tsx';
import { texts } from '../texts.ts';
import { useOwnImages } from './use-sources.ts';

const words = texts.video;
const PLACES = 12;

export function ImageChoice() {
  const query = useOwnImages();
  const pictures = query.data?.pages.flatMap((page) => page.pictures) ?? [];
  if (!query.data && query.fetchStatus !== 'idle') return <Waiting />;
  if (query.isLoadingError)
    return (
      <ErrorState title={words.failed} onRetry={() => void query.refetch()}>
        {words.failed_sentence}
      </ErrorState>
    );
  if (pictures.length === 0) return <CharacterPicker pathOf={(id) => paths.generateVideo(id)} />;
  return (
    <section aria-label={words.own}>
      <TileGrid items={pictures} keyOf={({ id }) => id} total={query.data?.pages[0]?.total_count}>
        {({ id, url, preview, character }, at) => (
          <Link
            to={paths.generateVideo(character.id, { image: id })}
            aria-label={words.picture(character.name, at + 1)}
            className="block overflow-hidden rounded-card bg-raised-2 focus-visible:-outline-offset-2"
          >
            <Picture {...pictureSource(url)} sizes={CARD_SIZES} alt="" preview={preview} />
          </Link>
        )}
      </TileGrid>
      <MoreTiles query={query} pages={query.data?.pages.length ?? 0} />
    </section>
  );
}

const Waiting = () => (
  <Loading label={words.loading}>
    <TileGrid
      items={[]}
      keyOf={String}
      waiting={{ count: PLACES, tile: <Skeleton radius="card" className="size-full" /> }}
    >
      {() => null}
    </TileGrid>
  </Loading>
);
