// The portrait of an own character: any of its current or earlier pictures can be chosen.
import type { OwnCharacter, OwnPictures } from '@velour/contract/own-characters.ts';
import pLimit from 'p-limit';
import type { Member } from '../../../platform/actor.ts';
import type { Scope } from '../../../platform/db/scope.ts';
import { AppError } from '../../../platform/errors.ts';
import type { RateLimit, RateLimits } from '../../../platform/rate-limits.ts';
import type { Asset, AssetsService } from '../../assets/service.ts';
import { picturesOf } from '../orphaned-pictures.store.ts';
import { setChosen } from '../creations.store.ts';
import type { OwnCharacters, OwnNeeds } from './own.ts';

interface Needs extends Pick<OwnNeeds, 'clock' | 'ownUrl'> {
  readonly assets: Pick<AssetsService, 'shownOf' | 'draft' | 'keep'>;
  readonly limits: RateLimits;
  readonly own: Pick<OwnCharacters, 'read' | 'portraitOf' | 'setPortrait'>;
}

const WIDTH = 520;

const UPLOADS: RateLimit = { name: 'portrait uploads', burst: 10, per_minute: 1 };
/** Decoding one may take eighty megabytes. */
const DECODED_AT_ONCE = 2;

export function createPortraits({ clock, ownUrl, assets, limits, own }: Needs) {
  const decoding = pLimit(DECODED_AT_ONCE);

  /** Pictures that are hidden or deleted cannot be chosen. */
  const had = async (scope: Scope, actor: Member, id: string): Promise<Asset[]> => {
    const shown = await assets.shownOf(scope, actor.id, await picturesOf(scope, id));
    return shown.toSorted((one, other) => other.created_at.getTime() - one.created_at.getTime());
  };

  return {
    /** Newest first. */
    async list(scope: Scope, actor: Member, id: string): Promise<OwnPictures> {
      const portrait_id = await own.portraitOf(scope, actor, id);
      const pictures = (await had(scope, actor, id)).map((asset) => ({
        image_id: asset.id,
        url: ownUrl(asset.id, WIDTH),
        preview: asset.preview,
        is_portrait: asset.id === portrait_id,
      }));
      return { pictures };
    },

    /**
     * The file type is detected by its bytes, not its name. The picture is re-encoded without metadata and moderated,
     * and is visible only to its owner until the character is approved with it. Throws `request.invalid`,
     * `picture.blocked`, `character.changed_elsewhere`.
     */
    async upload(
      scope: Scope,
      actor: Member,
      { id, version, file }: { id: string; version: number; file: Uint8Array },
    ): Promise<OwnCharacter> {
      // Checked before the work: another member's character is not found.
      await own.read(scope, actor, id);
      await limits.enforce(UPLOADS, actor.id);
      const asset = await decoding(() =>
        assets.draft({
          site_id: scope.site_id,
          owner_id: actor.id,
          bytes: Buffer.from(file),
          rating: 'safe',
          verdict: 'pending',
          provenance: { source: 'upload' },
        }),
      );
      const choose = await own.setPortrait(scope, actor, {
        id,
        version,
        portrait: asset,
        confirm: async (tx) => {
          await assets.keep(tx.db, [asset]);
          await setChosen(tx, id, clock.now());
        },
      });
      return choose(scope);
    },

    /** An edit like any other. Throws `picture.not_found`, `character.changed_elsewhere`. */
    async choose(
      scope: Scope,
      actor: Member,
      { id, version, image_id }: { id: string; version: number; image_id: string },
    ): Promise<OwnCharacter> {
      await own.read(scope, actor, id);
      const find = async (at: Scope): Promise<Asset> => {
        const asset = (await had(at, actor, id)).find((one) => one.id === image_id);
        if (!asset) throw new AppError('picture.not_found');
        return asset;
      };
      const choose = await own.setPortrait(scope, actor, {
        id,
        version,
        portrait: await find(scope),
        confirm: async (tx) => {
          await find(tx);
          await setChosen(tx, id, clock.now());
        },
      });
      return choose(scope);
    },
  };
}
