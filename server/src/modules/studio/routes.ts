// The calls of the studio: of members on the media gateway, of the review on the main one.
import { galleryApi } from '@velour/contract/gallery.ts';
import { pictureReviewApi } from '@velour/contract/picture-review.ts';
import { studioApi } from '@velour/contract/studio.ts';
import { bindAll, bindPrepared, type Gateway } from '../../platform/http/gateway.ts';
import { invalidCursor } from '../../platform/cursor.ts';
import { isUuid } from '../../platform/ids.ts';
import type { StudioService } from './service.ts';

/** Cursors of this module are ids. */
function requireCursor(cursor: string | undefined): string | undefined {
  if (cursor === undefined || isUuid(cursor)) return cursor;
  throw invalidCursor();
}

export function studioRoutes(gateway: Gateway, studio: StudioService): void {
  bindPrepared(gateway, studioApi.generateImage, ({ scope, actor, body }) =>
    studio.orders.order(scope, actor, body),
  );
  bindPrepared(gateway, studioApi.generateVideo, ({ scope, actor, body }) =>
    studio.orders.orderVideo(scope, actor, body),
  );
  bindPrepared(gateway, studioApi.retry, ({ scope, actor, params }) =>
    studio.orders.retry(scope, actor, params.job_id),
  );
  bindAll(gateway, studioApi, {
    suggestions: ({ scope, actor, query }) =>
      studio.orders.suggestions(scope, actor, query.character_id),
    preview: ({ scope, actor, body }) => studio.orders.preview(scope, actor, body),
    referenceRule: ({ scope }) => studio.referenceRule(scope),
    image: ({ scope, actor, query }) => studio.orders.read(scope, actor, query.generated_image_id),
    video: ({ scope, actor, query }) => studio.orders.read(scope, actor, query.video_id),
    jobs: async ({ scope, actor, query }) => ({
      jobs: await studio.orders.jobs(scope, actor, query.kind),
    }),
    cancel: ({ scope, actor, params }) => studio.orders.cancel(scope, actor, params.job_id),
    dismiss: async ({ scope, actor, params }) => {
      await studio.orders.dismiss(scope, actor, params.job_id);
      return { dismissed: true as const };
    },
    shared: ({ scope, query: { cursor, limit, ...wanted } }) =>
      studio.sharing.shared(scope, {
        gender: wanted.gender,
        character_id: wanted.character_id,
        limit,
        cursor: requireCursor(cursor),
      }),
    sharedOne: ({ scope, params }) => studio.sharing.sharedOne(scope, params.id),
  });
  bindOwnPictures(gateway, studio);
}

function bindOwnPictures(gateway: Gateway, studio: StudioService): void {
  bindPrepared(gateway, galleryApi.setPortrait, ({ scope, actor, params }) =>
    studio.pictures.setPortrait(scope, actor, params.id),
  );
  bindAll(gateway, galleryApi, {
    list: ({ scope, actor, query }) =>
      studio.pictures.list(scope, actor, {
        origin: query.origin,
        character_id: query.character_id,
        kind: query.kind,
        limit: query.limit,
        after: requireCursor(query.cursor),
      }),
    read: ({ scope, actor, params }) => studio.pictures.picture(scope, actor, params.id),
    share: ({ scope, actor, params, body }) =>
      studio.pictures.share(scope, actor, { ...params, ...body }),
    remove: async ({ scope, actor, params }) => {
      await studio.pictures.remove(scope, actor, params.id);
      return { removed: true as const };
    },
    restore: ({ scope, actor, params }) => studio.pictures.restore(scope, actor, params.id),
  });
}

export function pictureReviewRoutes(
  gateway: Gateway,
  { sharing: { review } }: StudioService,
): void {
  bindAll(gateway, pictureReviewApi, {
    list: ({ scope }) => review.list(scope),
    decide: async ({ scope, actor, params, body }) => {
      await review.decide(scope, actor, { ...params, ...body });
      return { decided: true as const };
    },
  });
}
