// Uploads as reference pictures: only with a statement of rights and a classifier's approval, and not on explicit sites.
import { RIGHTS_STATEMENT, type ReferenceObstacle } from '@velour/contract/rights-statement.ts';
import type { ImageProvider } from '../../providers/image/port.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { AppError } from '../../platform/errors.ts';
import { isClearUploadOf, type AssetsService } from '../assets/service.ts';
import { JobFailure } from '../jobs/service.ts';
import type { SitesService } from '../sites/service.ts';
import type { StudioRequest } from './requests.store.ts';

interface Needs {
  readonly image: Pick<ImageProvider, 'isBuiltIn'>;
  readonly sites: Pick<SitesService, 'recordOf'>;
  readonly assets: Pick<AssetsService, 'find' | 'asPng' | 'judgesAge'>;
}

export type UploadReferences = ReturnType<typeof createUploadReferences>;

export function createUploadReferences({ image, sites, assets }: Needs) {
  const obstacleOf = async (scope: Scope): Promise<ReferenceObstacle | null> => {
    if (image.isBuiltIn) return 'built_in';
    // Without a classifier that judges ages, a child's face could be given to a generator.
    if (!assets.judgesAge) return 'no_classifier';
    return (await sites.recordOf(scope)).content_rating === 'explicit' ? 'explicit' : null;
  };

  return {
    rule: async (scope: Scope) => ({
      obstacle: await obstacleOf(scope),
      statement: RIGHTS_STATEMENT,
    }),

    /**
     * Throws `image.reference` if none can be used, and `upload.not_found` for one that is another member's, gone or
     * not approved.
     */
    async require(scope: Scope, ownerId: string, uploadId: string): Promise<void> {
      const obstacle = await obstacleOf(scope);
      if (obstacle !== null) throw new AppError('image.reference', { detail: obstacle });
      const upload = await assets.find(scope, uploadId);
      if (!upload || !isClearUploadOf(upload, ownerId)) throw new AppError('upload.not_found');
    },

    /** For a run, which may be long after the order, so everything is checked again. Throws `JobFailure`. */
    async read(
      scope: Scope,
      { owner_id, upload_id, rights_version }: StudioRequest,
    ): Promise<Buffer> {
      const upload = upload_id === null ? undefined : await assets.find(scope, upload_id);
      const isAllowed = rights_version !== null && (await obstacleOf(scope)) === null;
      const isClear = upload !== undefined && isClearUploadOf(upload, owner_id);
      const bytes = isAllowed && isClear ? await assets.asPng(upload.id) : undefined;
      if (!bytes) throw new JobFailure('failed', 'image.reference');
      return bytes;
    },
  };
}
