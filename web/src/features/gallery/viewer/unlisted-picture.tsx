// A picture in the address that no list on the page contains: shown if it is the user's own, otherwise reported as
// gone.
import { useQuery } from '@tanstack/react-query';
import { isUnknownId } from '../../../lib/api-error.ts';
import { q } from '../../../lib/queries.ts';
import { profileImages } from '../queries.ts';
import { Component as OwnViewer } from './own-viewer.tsx';
import { useGone } from './use-gone.ts';

interface Props {
  id: string;
  /** The character whose gallery may also be on the page. */
  character_id: string | undefined;
  close: () => void;
}

export function Component({ id, character_id, close }: Props) {
  const gallery = useQuery({
    ...profileImages(character_id ?? ''),
    enabled: character_id !== undefined,
  });
  const isInGallery = gallery.data?.data.some((one) => one.image_id === id) ?? false;
  const isUnlisted = !isInGallery && (character_id === undefined || gallery.isFetched);
  const { data, error } = useQuery({
    ...q.gallery.read({ params: { id } }),
    enabled: isUnlisted,
    retry: false,
  });
  useGone(isUnlisted && isUnknownId(error, 'picture.not_found'), close);
  if (!data || !isUnlisted) return null;
  const only = { pictures: [data], total: 1, onNearEnd: () => undefined };
  return <OwnViewer {...only} picture={data} at={0} close={close} />;
}
