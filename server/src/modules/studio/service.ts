// The studio: members make pictures and clips of characters for tokens, keep them, and share them after a review.
import type { Core } from '../../platform/core.ts';
import type { Scope } from '../../platform/db/scope.ts';
import type { Notify } from '../../platform/notify.ts';
import { mapPages } from '../../platform/pages.ts';
import type { ImageProvider } from '../../providers/image/port.ts';
import type { VideoProvider } from '../../providers/video/port.ts';
import type { AssetsService } from '../assets/service.ts';
import type { AuditService } from '../audit/service.ts';
import type { CharactersService } from '../characters/service.ts';
import type { IdentityService } from '../identity/service.ts';
import type { JobsService } from '../jobs/service.ts';
import type { SafetyService } from '../safety/service.ts';
import type { SitesService } from '../sites/service.ts';
import type { WalletService } from '../wallet/service.ts';
import { createImageJob, createVideoJob } from './jobs.ts';
import { createOrders } from './orders.ts';
import { createPictures } from './pictures.ts';
import { allPicturesOf, countByCharacter, erasePictures } from './pictures.store.ts';
import { promptPlace } from './prompt.rules.ts';
import { eraseRequests } from './requests.store.ts';
import { createSharing } from './sharing.ts';
import { createUploadReferences } from './upload-references.ts';
import { characterOf, createViews } from './views.ts';

export type { PictureOutcome } from './views.ts';

export interface StudioNeeds extends Pick<Core, 'db' | 'clock'> {
  readonly image: ImageProvider;
  readonly video: VideoProvider;
  readonly jobs: JobsService;
  readonly wallet: Pick<WalletService, 'tokens'>;
  readonly audit: Pick<AuditService, 'record'>;
  readonly notify: Notify;
  readonly sites: Pick<SitesService, 'requireFeature' | 'recordOf'>;
  readonly assets: AssetsService;
  readonly identity: Pick<IdentityService, 'dataKey' | 'members'>;
  readonly characters: CharactersService;
  readonly safety: Pick<SafetyService, 'namesMinor'>;
  /** The key of prompt hashes. */
  readonly secret: Buffer;
}

export type StudioService = ReturnType<typeof createStudioService>;

export function createStudioService(needs: StudioNeeds) {
  const { jobs, identity } = needs;
  const uploads = createUploadReferences(needs);
  jobs.define(createImageJob(needs, uploads));
  jobs.define(createVideoJob(needs));
  const views = createViews(needs);
  return {
    orders: createOrders(needs, { uploads, views }),
    referenceRule: uploads.rule,
    pictures: createPictures(needs, views),
    sharing: createSharing(needs),
    madeCounts: countByCharacter,
    outcomesOf: views.outcomesOf,

    personalData: {
      exportOf: async (scope: Scope, ownerId: string) => {
        const key = await identity.dataKey(scope, ownerId);
        return {
          made_pictures: mapPages(allPicturesOf(scope, ownerId), (row) => ({
            id: row.asset_id,
            kind: row.kind,
            origin: row.origin,
            character: characterOf(row),
            prompt: key.open(row.prompt, promptPlace(row.job_id)),
            shared: row.shared,
            refusal: row.refusal,
            created_at: row.created_at.toISOString(),
          })),
        };
      },
      async eraseOf(scope: Scope, ownerId: string): Promise<void> {
        await erasePictures(scope, ownerId);
        await eraseRequests(scope, ownerId);
      },
    },
  };
}
