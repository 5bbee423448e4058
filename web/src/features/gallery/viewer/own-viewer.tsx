// The user's own pictures and clips in the viewer, with their actions.
import type { GalleryPicture } from '@velour/contract/gallery.ts';
import { formatDate } from '../../../lib/formats.ts';
import { texts } from '../texts.ts';
import { useFreshPicture } from '../use-fresh-picture.ts';
import { usePictureActions } from '../use-picture-actions.ts';
import { OwnActions } from './own-actions.tsx';
import { showPicture } from './use-shown.ts';
import { Viewer, type Viewed } from './viewer.tsx';

export interface OwnViewerList {
  pictures: readonly GalleryPicture[];
  total: number;
  onNearEnd: () => void;
}

interface Props extends OwnViewerList {
  picture: GalleryPicture;
  at: number;
  close: () => void;
}

/** The next page is fetched this many pictures before the end of the loaded ones. */
const AHEAD = 8;

export function Component({ pictures, total, onNearEnd, picture, at, close }: Props) {
  const actions = usePictureActions();
  const renew = useFreshPicture(picture);
  const move = (to: number) => {
    const next = pictures[to];
    if (next) showPicture(next.id);
    if (to > pictures.length - AHEAD) onNearEnd();
  };
  const remove = () => {
    const beside = pictures[at + 1] ?? pictures[at - 1];
    if (beside) showPicture(beside.id);
    else close();
    void actions.remove(picture);
  };
  return (
    <Viewer
      picture={viewedOf(picture)}
      at={at}
      count={pictures.length}
      nextUrl={pictures[at + 1]?.url}
      total={total}
      onMove={move}
      onClose={close}
      onFailed={renew}
      actions={<OwnActions picture={picture} actions={actions} onRemove={remove} />}
    />
  );
}

const viewedOf = (picture: GalleryPicture): Viewed => ({
  ...picture,
  name: picture.character.name,
  made: texts.viewer.made(formatDate(picture.created_at), picture),
});
