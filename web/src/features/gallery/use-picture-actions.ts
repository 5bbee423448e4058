// The actions on the user's own pictures, with toasts; a deletion can be undone from its toast.
import { useQueryClient } from '@tanstack/react-query';
import type { GalleryPicture } from '@velour/contract/gallery.ts';
import { api } from '../../lib/api.ts';
import { q } from '../../lib/queries.ts';
import { saveFrom } from '../../lib/save-as.ts';
import { toasts } from '../../lib/toasts.ts';
import { useCall } from '../../lib/use-call.ts';
import { changeListed } from './queries.ts';
import { texts } from './texts.ts';

const words = texts.viewer;

export type PictureActions = ReturnType<typeof usePictureActions>;

const paramsOf = ({ id }: Pick<GalleryPicture, 'id'>) => ({ params: { id } });

async function download({ id, character: { slug } }: GalleryPicture): Promise<void> {
  // The address in the list may have expired.
  const { url, video_url } = await api.gallery.read({ params: { id } });
  saveFrom(video_url ?? url, `${slug}-${id.slice(-8)}`);
}

export function usePictureActions() {
  const client = useQueryClient();
  const failed = words.broken;
  const show = (picture: GalleryPicture) => {
    changeListed(client, picture.id, () => picture);
    // The viewer may show one that no list has loaded.
    const { queryKey } = q.gallery.read(paramsOf(picture));
    client.setQueryData(queryKey, (known) => known && picture);
  };
  const sharing = useCall(api.gallery.share, {
    failed,
    done: (_, { body }) => (body.shared ? words.sent : words.unshared),
    onDone: show,
    invalidates: [q.studio.shared.all],
  });
  const choosing = useCall(api.gallery.setPortrait, {
    failed,
    invalidates: [q.own_characters.all, q.characters.all, q.gallery.galleries.all],
  });
  const restoring = useCall(api.gallery.restore, {
    failed,
    done: words.restored,
    invalidates: [q.gallery.all],
  });
  const removing = useCall(api.gallery.remove, {
    failed,
    invalidates: [q.gallery.galleries.all],
    // Refetching restores it at its place.
    onFailed: () => void client.invalidateQueries(q.gallery.all),
  });
  const saving = useCall(download, { failed: words.not_downloaded });
  return {
    pending: { share: sharing.pending, portrait: choosing.pending, download: saving.pending },
    share: (picture: GalleryPicture, shared: boolean) =>
      sharing.run({ ...paramsOf(picture), body: { shared } }),
    setPortrait: async (picture: GalleryPicture): Promise<void> => {
      if (await choosing.run(paramsOf(picture)))
        toasts.success(words.portrait_done(picture.character.name));
    },
    download: (picture: GalleryPicture) => void saving.run(picture),
    /** Removed optimistically. */
    remove: async (picture: GalleryPicture): Promise<void> => {
      changeListed(client, picture.id, () => undefined);
      if (!(await removing.run(paramsOf(picture)))) return;
      const onPress = () => void restoring.run(paramsOf(picture));
      toasts.offer(words.removed(picture.kind), { label: words.undo, onPress });
    },
  };
}
