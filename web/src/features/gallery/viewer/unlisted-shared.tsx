// A shared picture in the address that the loaded row does not contain: shown, or reported as gone.
import { useQuery } from '@tanstack/react-query';
import { isUnknownId } from '../../../lib/api-error.ts';
import { q } from '../../../lib/queries.ts';
import { Component as SharedViewer } from './shared-viewer.tsx';
import { useGone } from './use-gone.ts';

export function Component({ id, close }: { id: string; close: () => void }) {
  const { data, error } = useQuery({ ...q.studio.sharedOne({ params: { id } }), retry: false });
  useGone(isUnknownId(error, 'picture.not_found'), close);
  return data ? <SharedViewer pictures={[data]} picture={data} at={0} close={close} /> : null;
}
