// Addresses of private pictures are valid for ten minutes: refetches one that fails to load, once.
import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { GalleryPicture } from '@velour/contract/gallery.ts';
import { api } from '../../lib/api.ts';
import { changeListed } from './queries.ts';

/** Returns the handler for a picture at this address that failed to load. */
export function useFreshPicture({ id, url }: Pick<GalleryPicture, 'id' | 'url'>): () => void {
  const client = useQueryClient();
  const [tried, setTried] = useState<string>();
  return () => {
    if (tried === url) return;
    setTried(url);
    const renew = async () => {
      const fresh = await api.gallery.read({ params: { id } });
      changeListed(client, id, () => fresh);
    };
    // The preview stays; the next visit fetches the whole list.
    renew().catch(() => undefined);
  };
}
