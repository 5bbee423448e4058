// A character's gallery: open pictures, shown in the viewer, and locked ones, blurred and with a price.
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Clapperboard, Coins, Download, Flag, Lock } from 'lucide-react';
import type { ProfileImage } from '@velour/contract/gallery.ts';
import { CARD_SIZES } from '@velour/contract/pictures.ts';
import { overlays } from '../../lib/overlays.ts';
import { paths } from '../../lib/paths.ts';
import { pictureSource } from '../../lib/pictures.ts';
import { saveFrom } from '../../lib/save-as.ts';
import { Badge } from '../../ui/badge.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { TileGrid } from '../../ui/tile-grid.tsx';
import { Heading } from './own-pictures.tsx';
import { tileStyle } from './picture-tile.tsx';
import { profileImages } from './queries.ts';
import { texts } from './texts.ts';
import { UnlockDialog } from './unlock-dialog.tsx';
import { Action, ActionRow } from './viewer/action-row.tsx';
import { showPicture, useShown } from './viewer/use-shown.ts';
import { Viewer, type Viewed } from './viewer/viewer.tsx';

interface Props {
  characterId: string;
  name: string;
}

const PLACES = 4;
const words = texts.character;

export function ProfilePictures({ characterId, name }: Props) {
  const { data, error, refetch } = useQuery(profileImages(characterId));
  const [asked, setAsked] = useState<string>();
  const title = words.pictures(name);
  if (!data)
    return error ? (
      <ErrorState title={words.failed} onRetry={() => void refetch()}>
        {texts.failed_sentence}
      </ErrorState>
    ) : (
      <Waiting title={title} />
    );
  const images = data.data;
  const locked = images.filter(({ is_locked }) => is_locked).length;
  const toUnlock = images.find(({ image_id, is_locked }) => image_id === asked && is_locked);
  return (
    <section aria-label={title}>
      <Heading title={title} {...(locked > 0 && { count: words.locked(locked) })} />
      {images.length === 0 && <p className="text-ink-soft">{words.none}</p>}
      <TileGrid items={images} keyOf={({ image_id }) => image_id} total={images.length}>
        {(image, at) => (
          <ProfileTile
            image={image}
            label={
              image.is_locked
                ? texts.picture.locked(at + 1, image.price)
                : texts.picture.open(name, at + 1)
            }
            onPress={() =>
              image.is_locked ? setAsked(image.image_id) : showPicture(image.image_id)
            }
          />
        )}
      </TileGrid>
      {toUnlock && (
        <UnlockDialog
          image={toUnlock}
          storeItemId={data.store_item_id}
          character={{ id: characterId, name }}
          onClose={() => setAsked(undefined)}
        />
      )}
      <OpenPicture images={images} characterId={characterId} name={name} />
    </section>
  );
}

interface TileProps {
  image: ProfileImage;
  label: string;
  onPress: () => void;
}

function ProfileTile({ image, label, onPress }: TileProps) {
  const { image_id, url, preview, price } = image;
  return (
    <button
      type="button"
      data-picture={image_id}
      aria-label={label}
      onClick={onPress}
      className={`group ${tileStyle}`}
    >
      {url === null ? (
        <>
          <img
            src={preview}
            alt=""
            className="absolute inset-0 size-full scale-110 object-cover blur-md"
          />
          <span className="absolute inset-0 flex flex-col items-center justify-center gap-3 bg-shade/35 transition-colors group-hover:bg-shade/20">
            <span className="grid size-12 place-items-center rounded-full bg-shade/70 text-on-shade">
              <Icon of={Lock} />
            </span>
            <Badge tone="shade-gold" icon={Coins} className="tabular-nums">
              {price}
            </Badge>
          </span>
        </>
      ) : (
        <Picture {...pictureSource(url)} sizes={CARD_SIZES} alt="" preview={preview} />
      )}
    </button>
  );
}

interface OpenProps extends Props {
  images: readonly ProfileImage[];
}

/** Visible pictures in the viewer. */
function OpenPicture({ images, characterId, name }: OpenProps) {
  const open = images.flatMap(({ image_id, url, ...rest }): Viewed[] =>
    url === null
      ? []
      : [
          {
            ...rest,
            id: image_id,
            url,
            kind: 'image',
            video_url: null,
            name,
            made: words.pictures(name),
            prompt: null,
          },
        ],
  );
  const { at, close } = useShown(open);
  const picture = open[at];
  if (!picture) return null;
  const report = () =>
    overlays.open('report', {
      subject: { type: 'picture', picture_id: picture.id },
      called: texts.picture.open(name, at + 1),
    });
  return (
    <Viewer
      picture={picture}
      at={at}
      count={open.length}
      nextUrl={open[at + 1]?.url}
      total={open.length}
      onMove={(to) => open[to] && showPicture(open[to].id)}
      onClose={close}
      actions={
        <ActionRow>
          <Action
            icon={Download}
            label={texts.viewer.download}
            onPress={() => saveFrom(picture.url, `${name}-${at + 1}`)}
          />
          <Action
            icon={Clapperboard}
            label={texts.viewer.clip_of_it}
            to={paths.generateVideo(characterId, { image: picture.id })}
          />
          <Action icon={Flag} label={texts.viewer.report} onPress={report} />
        </ActionRow>
      }
    />
  );
}

function Waiting({ title }: { title: string }) {
  return (
    <Loading label={texts.loading}>
      <Heading title={title} />
      <TileGrid
        items={[]}
        keyOf={String}
        waiting={{ count: PLACES, tile: <Skeleton radius="card" className="size-full" /> }}
      >
        {() => null}
      </TileGrid>
    </Loading>
  );
}
