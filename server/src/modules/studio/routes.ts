// The calls of the studio: on the media gateway those of members, on the main one the review.
import { galleryApi } from '@velour/contract/gallery.ts';
import { pictureReviewApi } from '@velour/contract/picture-review.ts';
import { studioApi } from '@velour/contract/studio.ts';
import { bind, bindPrepared, type Gateway } from '../../platform/http/gateway.ts';
import { AppError } from '../../platform/errors.ts';
import { isUuid } from '../../platform/ids.ts';
import type { StudioService } from './service.ts';

/** Cursors of this module are ids. */
function demandCursor(cursor: string | undefined): string | undefined {
  if (cursor === undefined || isUuid(cursor)) return cursor;
  const fields = [{ field: 'cursor', message: 'This isn’t a cursor from a list' }];
  throw new AppError('request.invalid', { fields });
}

export function studioRoutes(gateway: Gateway, studio: StudioService): void {
  bind(gateway, studioApi.suggestions, ({ scope, actor, query }) =>
    studio.orders.suggestions(scope, actor, query.character_id),
  );
  bind(gateway, studioApi.preview, ({ scope, actor, body }) =>
    studio.orders.preview(scope, actor, body),
  );
  bindPrepared(gateway, studioApi.generateImage, ({ scope, actor, body }) =>
    studio.orders.order(scope, actor, body),
  );
  bind(gateway, studioApi.referenceRule, ({ scope }) => studio.referenceRule(scope));
  bind(gateway, studioApi.image, ({ scope, actor, query }) =>
    studio.orders.read(scope, actor, query.generated_image_id),
  );
  bindPrepared(gateway, studioApi.generateVideo, ({ scope, actor, body }) =>
    studio.orders.orderVideo(scope, actor, body),
  );
  bind(gateway, studioApi.video, ({ scope, actor, query }) =>
    studio.orders.read(scope, actor, query.video_id),
  );
  bind(gateway, studioApi.jobs, async ({ scope, actor, query }) => ({
    jobs: await studio.orders.jobs(scope, actor, query.kind),
  }));
  bind(gateway, studioApi.cancel, ({ scope, actor, params }) =>
    studio.orders.cancel(scope, actor, params.job_id),
  );
  bindPrepared(gateway, studioApi.retry, ({ scope, actor, params }) =>
    studio.orders.retry(scope, actor, params.job_id),
  );
  bind(gateway, studioApi.dismiss, async ({ scope, actor, params }) => {
    await studio.orders.dismiss(scope, actor, params.job_id);
    return { dismissed: true as const };
  });
  bind(gateway, studioApi.shared, ({ scope, query: { cursor, limit, ...wanted } }) =>
    studio.sharing.shared(scope, {
      gender: wanted.gender,
      character_id: wanted.character_id,
      limit,
      cursor: demandCursor(cursor),
    }),
  );
  bind(gateway, studioApi.sharedOne, ({ scope, params }) =>
    studio.sharing.sharedOne(scope, params.id),
  );
  bindOwnPictures(gateway, studio);
}

function bindOwnPictures(gateway: Gateway, studio: StudioService): void {
  bind(gateway, galleryApi.list, ({ scope, actor, query }) =>
    studio.pictures.list(scope, actor, {
      origin: query.origin,
      character_id: query.character_id,
      kind: query.kind,
      limit: query.limit,
      after: demandCursor(query.cursor),
    }),
  );
  bind(gateway, galleryApi.read, ({ scope, actor, params }) =>
    studio.pictures.picture(scope, actor, params.id),
  );
  bind(gateway, galleryApi.share, ({ scope, actor, params, body }) =>
    studio.pictures.share(scope, actor, { ...params, ...body }),
  );
  bindPrepared(gateway, galleryApi.setPortrait, ({ scope, actor, params }) =>
    studio.pictures.setPortrait(scope, actor, params.id),
  );
  bind(gateway, galleryApi.remove, async ({ scope, actor, params }) => {
    await studio.pictures.remove(scope, actor, params.id);
    return { removed: true as const };
  });
  bind(gateway, galleryApi.restore, ({ scope, actor, params }) =>
    studio.pictures.restore(scope, actor, params.id),
  );
}

export function pictureReviewRoutes(
  gateway: Gateway,
  { sharing: { review } }: StudioService,
): void {
  bind(gateway, pictureReviewApi.list, ({ scope }) => review.list(scope));
  bind(gateway, pictureReviewApi.decide, async ({ scope, actor, params, body }) => {
    await review.decide(scope, actor, { ...params, ...body });
    return { decided: true as const };
  });
}
