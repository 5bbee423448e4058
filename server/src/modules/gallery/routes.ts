// The calls of galleries.
import { galleryApi } from '@velour/contract/gallery.ts';
import { bindFile } from '../../platform/http/bind-file.ts';
import { bindAll, type Gateway } from '../../platform/http/gateway.ts';
import type { GalleryService } from './service.ts';

export function galleryRoutes(gateway: Gateway, gallery: GalleryService): void {
  bindAll(gateway, galleryApi, {
    profileImages: ({ scope, actor, query }) =>
      gallery.profileImages(scope, actor, query.character_id),
    galleries: ({ scope, actor, query }) => gallery.galleries(scope, actor, query),
  });
  bindFile(gateway, galleryApi.upload, {
    unauthenticated: 'Failed to get authentication token.',
    admit: ({ actor, address }) => gallery.uploads.admit(actor, address),
    take: ({ scope, actor }, file) => gallery.uploads.store(scope, actor, file),
  });
}
