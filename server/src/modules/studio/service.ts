// The studio: members make pictures and clips of characters for tokens, keep them, and share them after a review.
import type { Scope } from '../../platform/db/scope.ts';
import { pagesOf } from '../../platform/pages.ts';
import type { AssetsService } from '../assets/service.ts';
import type { IdentityService } from '../identity/service.ts';
import type { SitesService } from '../sites/service.ts';
import { createImageJob, type ImageJobNeeds } from './image-job.ts';
import { promptPlace } from './made.ts';
import { createOrders, type OrdersNeeds } from './orders.ts';
import { createOutcomes } from './outcomes.ts';
import { createPictures, type PicturesNeeds } from './pictures.ts';
import { countByCharacter, erasePictures, listSomeOf } from './pictures.store.ts';
import { eraseRequests } from './requests.store.ts';
import { createSharing, type SharingNeeds } from './sharing.ts';
import { createUploadReferences } from './upload-references.ts';
import { createVideoJob, type VideoJobNeeds } from './video-job.ts';
import { characterOf, createViews } from './views.ts';

export interface StudioNeeds
  extends
    Omit<ImageJobNeeds, 'uploads'>,
    VideoJobNeeds,
    Omit<OrdersNeeds, 'uploads' | 'sites'>,
    PicturesNeeds,
    Omit<SharingNeeds, 'identity'> {
  readonly sites: Pick<SitesService, 'demandFeature' | 'recordOf'>;
  readonly assets: ImageJobNeeds['assets'] &
    PicturesNeeds['assets'] &
    SharingNeeds['assets'] &
    Pick<AssetsService, 'viewUrlOf' | 'clips' | 'judgesAge'>;
  readonly identity: Pick<IdentityService, 'dataKey' | 'members'>;
  readonly characters: OrdersNeeds['characters'] & PicturesNeeds['characters'];
}

export type StudioService = ReturnType<typeof createStudioService>;

export function createStudioService(needs: StudioNeeds) {
  const { db, clock, image, video, jobs, assets, characters, identity, wallet } = needs;
  const { sites, secret, notify } = needs;
  const uploads = createUploadReferences({ image, sites, assets });
  jobs.define(createImageJob({ db, clock, image, assets, identity, secret, notify, uploads }));
  jobs.define(createVideoJob(needs));
  const views = createViews(needs, { jobs });
  return {
    orders: createOrders({
      clock,
      image,
      video,
      jobs,
      wallet,
      assets,
      characters,
      identity,
      sites,
      uploads,
      views,
    }),
    referenceRule: uploads.rule,
    pictures: createPictures({ db, clock, assets, characters, views }),
    sharing: createSharing(needs),
    madeCounts: countByCharacter,
    outcomesOf: createOutcomes({ identity }),

    personalData: {
      exportOf: async (scope: Scope, ownerId: string) => {
        const key = await identity.dataKey(scope, ownerId);
        return {
          made_pictures: pagesOf<{ id: string }>(async (last, most) =>
            (await listSomeOf(scope, ownerId, { after: last?.id, most })).map((row) => ({
              id: row.asset_id,
              kind: row.kind,
              origin: row.origin,
              character: characterOf(row),
              prompt: key.open(row.prompt, promptPlace(row.job_id)),
              shared: row.shared,
              refusal: row.refusal,
              created_at: row.created_at.toISOString(),
            })),
          ),
        };
      },
      async eraseOf(scope: Scope, ownerId: string): Promise<void> {
        await erasePictures(scope, ownerId);
        await eraseRequests(scope, ownerId);
      },
    },
  };
}
