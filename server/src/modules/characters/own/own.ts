// A member's own characters: reading, editing with versions, copies, review, deletion and undo.
import { withoutAbsent } from '../../../platform/without-absent.ts';
import type {
  CharacterChanges,
  CharacterContent,
  OwnCharacter,
  OwnListed,
  Visibility,
} from '@velour/contract/own-characters.ts';
import type { Member } from '../../../platform/actor.ts';
import { inTransaction, openScope, type Scope } from '../../../platform/db/scope.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Effect } from '../../../platform/http/idempotency.ts';
import { emptyOut, removeUnused } from '../personal-data.store.ts';
import type { Judge } from '../moderation.ts';
import type { OrphanedPictures } from '../orphaned-pictures.ts';
import { picturesOf } from '../orphaned-pictures.store.ts';
import { type AssetUrl, contentOf, slugOf } from '../characters.rules.ts';
import type { PictureVisibility } from '../picture-visibility.ts';
import { addCharacter, requireRoom, storeVersion, type CharacterRow } from '../characters.store.ts';
import {
  afterEdit,
  afterUndo,
  heldOf,
  toDraft,
  toListed,
  toOwn,
  toRemoved,
  UNDO_MS,
} from './own.rules.ts';
import * as store from './own.store.ts';
import type { CharactersNeeds } from '../service.ts';

export interface OwnNeeds extends Pick<
  CharactersNeeds,
  'db' | 'clock' | 'ids' | 'identity' | 'assets'
> {
  readonly pictureVisibility: PictureVisibility;
  readonly judge: Judge;
  readonly orphanedPictures: OrphanedPictures;
  /** Addresses for the owner, valid for a while. */
  readonly ownUrl: AssetUrl;
  /** Opens a transaction; the catalogue is invalidated after its commit. */
  readonly change: <T>(scope: Scope, work: (tx: Scope) => Promise<T>) => Promise<T>;
}

export type OwnCharacters = ReturnType<typeof createOwnCharacters>;

const REMOVED_AT_ONCE = 200;

export function createOwnCharacters(needs: OwnNeeds) {
  const {
    db,
    clock,
    ids,
    pictureVisibility,
    judge,
    identity,
    orphanedPictures,
    assets,
    ownUrl,
    change,
  } = needs;

  const requireOwn = async (scope: Scope, actor: Member, id: string): Promise<CharacterRow> => {
    const row = await store.findOwn(scope, { owner_id: actor.id, id });
    if (!row) throw new AppError('character.not_found');
    return row;
  };

  /** The locked row, and the version that the caller has seen. */
  const requireLocked = async (tx: Scope, actor: Member, id: string, version?: number) => {
    const row = await store.lockOwn(tx, { owner_id: actor.id, id });
    if (!row || row.deleted_at !== null) throw new AppError('character.not_found');
    if (version !== undefined && row.version !== version) {
      throw new AppError('character.changed_elsewhere');
    }
    return row;
  };

  interface Write {
    readonly id: string;
    readonly version: number;
    readonly content: CharacterContent;
    readonly portrait_id?: string | null;
    readonly portrait_preview?: string;
    /** Called under the lock: throws if the change is not allowed. */
    readonly confirm?: (tx: Scope) => Promise<void>;
  }

  /** Moderated before locking: exactly the moderated content is written, or nothing. */
  const prepareWrite = async (actor: Member, params: Write): Promise<Effect<OwnCharacter>> => {
    await judge.judgeContent(params.content);
    const effect = async (tx: Scope): Promise<OwnCharacter> => {
      const row = await requireLocked(tx, actor, params.id, params.version);
      await params.confirm?.(tx);
      const portrait_id = params.portrait_id === undefined ? row.portrait_id : params.portrait_id;
      await storeVersion(tx.db, row);
      await pictureVisibility.hide(tx, row);
      await store.changeRow(tx, row, {
        ...params.content,
        portrait_id,
        portrait_preview: params.portrait_preview ?? row.portrait_preview,
        slug: slugOf(params.content.name),
        version: row.version + 1,
        visibility: afterEdit(row.visibility),
        updated_at: clock.now(),
      });
      const written = await requireLocked(tx, actor, params.id);
      await storeVersion(tx.db, written);
      return toOwn(written, ownUrl);
    };
    return (scope) => change(scope, effect);
  };
  const write = async (scope: Scope, actor: Member, params: Write): Promise<OwnCharacter> => {
    const effect = await prepareWrite(actor, params);
    return effect(scope);
  };

  return {
    async list(
      scope: Scope,
      actor: Member,
      { search, ...page }: { limit: number; offset: number; search?: string | undefined },
    ) {
      const { rows, total } = await store.listOwn(scope, actor.id, { ...page, search });
      const drafts = page.offset === 0 ? await store.listDrafts(scope, actor.id) : [];
      return {
        characters: rows.map((row) => toListed(row, ownUrl)),
        drafts: drafts.map((row) => toDraft(row, ownUrl)),
        total_count: total,
        ...page,
      };
    },

    read: async (scope: Scope, actor: Member, id: string): Promise<OwnCharacter> =>
      toOwn(await requireOwn(scope, actor, id), ownUrl),

    async edit(
      scope: Scope,
      actor: Member,
      { id, version, changes }: { id: string; version: number; changes: CharacterChanges },
    ): Promise<OwnCharacter> {
      const seen = await requireOwn(scope, actor, id);
      if (seen.version !== version) throw new AppError('character.changed_elsewhere');
      const before = contentOf(seen);
      const content = contentOf({ ...before, ...withoutAbsent(changes) });
      if (JSON.stringify(content) === JSON.stringify(before)) return toOwn(seen, ownUrl);
      return write(scope, actor, { id, version, content });
    },

    async setPublic(
      scope: Scope,
      actor: Member,
      { id, version, is_public }: { id: string; version: number; is_public: boolean },
    ): Promise<OwnListed> {
      if (is_public) await judge.judgeContent(contentOf(await requireOwn(scope, actor, id)));
      return change(scope, async (tx) => {
        // Locks the member before the character, in the same order as a ban.
        if (is_public) await identity.members.requestDisplayName(tx, actor.id);
        // Hiding is always possible, whichever version the caller has seen.
        const row = await requireLocked(tx, actor, id, is_public ? version : undefined);
        if (is_public && row.holds.length > 0) throw new AppError('character.held');
        const isRequested = row.visibility === 'public' || row.visibility === 'pending_review';
        if (is_public === isRequested && row.visibility !== 'rejected')
          return toListed(row, ownUrl);
        await storeVersion(tx.db, row);
        await pictureVisibility.hide(tx, row);
        // The review queue is sorted by this time, so the wait starts now.
        const updated_at = is_public ? clock.now() : row.updated_at;
        const visibility: Visibility = is_public ? 'pending_review' : 'private';
        const changes = { visibility, review_reason: heldOf(row)?.reason ?? null, updated_at };
        await store.changeRow(tx, row, changes);
        return toListed({ ...row, ...changes }, ownUrl);
      });
    },

    async duplicate(scope: Scope, actor: Member, id: string): Promise<OwnListed> {
      const row = await requireOwn(scope, actor, id);
      await requireRoom(scope, actor.id);
      const { creator_name: _, ...columns } = row;
      const now = clock.now();
      const copy = { id: ids.next(), name: `${row.name} (copy)`.slice(0, 60) };
      const origin = await store.findOrigin(scope.db, id);
      return change(scope, async (tx) => {
        await addCharacter(tx, {
          ...columns,
          ...copy,
          slug: slugOf(copy.name),
          visibility: 'private',
          is_official: false,
          version: 1,
          chats: 0,
          messages: 0,
          likes: 0,
          review_reason: heldOf(row)?.reason ?? null,
          appealed_version: null,
          held_from: null,
          held_version: null,
          held_reason: null,
          created_at: now,
          updated_at: now,
        });
        if (origin) await store.storeOrigin(tx.db, copy.id, origin);
        const made = await requireLocked(tx, actor, copy.id);
        await storeVersion(tx.db, made);
        return toListed(made, ownUrl);
      });
    },

    remove: (scope: Scope, actor: Member, id: string): Promise<void> =>
      change(scope, async (tx) => {
        const row = await requireLocked(tx, actor, id);
        await pictureVisibility.hide(tx, row);
        await store.changeRow(tx, row, {
          visibility: 'private',
          deleted_from: row.visibility,
          deleted_at: clock.now(),
        });
      }),

    async removed(scope: Scope, actor: Member) {
      const rows = await store.listRemoved(scope, actor.id);
      return { characters: rows.flatMap((row) => toRemoved(row, ownUrl)) };
    },

    undoRemove: (scope: Scope, actor: Member, id: string): Promise<OwnListed> =>
      change(scope, async (tx) => {
        const row = await store.lockOwn(tx, { owner_id: actor.id, id });
        if (!row || row.removed_by_site) throw new AppError('character.not_found');
        if (row.deleted_at === null) return toListed(row, ownUrl);
        const stored = await store.findVersion(tx.db, id, row.version);
        const isApproved = stored?.approved_at != null;
        const visibility = afterUndo(row.deleted_from, isApproved);
        await store.changeRow(tx, row, { visibility, deleted_at: null, deleted_from: null });
        await pictureVisibility.show(tx, { ...row, visibility });
        return toListed({ ...row, visibility }, ownUrl);
      }),

    portraitOf: async (scope: Scope, actor: Member, id: string): Promise<string | null> =>
      (await requireOwn(scope, actor, id)).portrait_id,

    /** Uses one of the member's own pictures; a public character returns to review. */
    async setPortrait(
      scope: Scope,
      actor: Member,
      { id, version, portrait, confirm }: Chosen,
    ): Promise<Effect<OwnCharacter>> {
      const row = await requireOwn(scope, actor, id);
      if (row.portrait_id === portrait.id) return () => Promise.resolve(toOwn(row, ownUrl));
      const picture = { portrait_id: portrait.id, portrait_preview: portrait.preview };
      const seen = { id, version: version ?? row.version, content: contentOf(row) };
      return prepareWrite(actor, { ...seen, ...picture, confirm });
    },

    async versions(scope: Scope, actor: Member, id: string) {
      const row = await requireOwn(scope, actor, id);
      const stored = await store.listVersions(scope.db, id);
      return { versions: stored.map((one) => toVersion(one, row.version)) };
    },

    async version(scope: Scope, actor: Member, { id, version }: { id: string; version: number }) {
      const row = await requireOwn(scope, actor, id);
      const stored = await store.findVersion(scope.db, id, version);
      if (!stored) throw new AppError('character.not_found');
      return { ...toVersion(stored, row.version), content: stored.content };
    },

    /** Restores a version as the newest one: later versions are not lost. */
    async restore(
      scope: Scope,
      actor: Member,
      { id, version, seen }: { id: string; version: number; seen: number },
    ): Promise<OwnCharacter> {
      await requireOwn(scope, actor, id);
      const stored = await store.findVersion(scope.db, id, version);
      if (!stored) throw new AppError('character.not_found');
      const { content, portrait_id } = stored;
      const [picture] = await assets.shownOf(scope, actor.id, [portrait_id ?? []].flat());
      const portrait_preview = picture?.preview ?? '';
      return write(scope, actor, { id, version: seen, content, portrait_id, portrait_preview });
    },

    /** Permanently deletes characters after their undo period. Safe to run twice. */
    async removeDeleted(): Promise<void> {
      const before = new Date(clock.now().getTime() - UNDO_MS);
      for (const { id, site_id, owner_id } of await store.listDeleted(db, before, REMOVED_AT_ONCE))
        await inTransaction(openScope(db, site_id), async (tx) => {
          if (!(await store.lockDeleted(tx, id, before))) return;
          const pictures = await picturesOf(tx, id);
          if (!(await removeUnused(tx, id))) await emptyOut(tx, id, clock.now());
          await orphanedPictures.discard(tx, owner_id, pictures);
        });
    },
  };
}

interface Chosen {
  readonly id: string;
  /** The version that the caller has seen; the current one if omitted. */
  readonly version?: number;
  readonly portrait: { readonly id: string; readonly preview: string };
  /** Called under the lock: throws if the picture was deleted. */
  readonly confirm: (tx: Scope) => Promise<void>;
}

const toVersion = (
  stored: { version: number; created_at: Date; approved_at: Date | null },
  current: number,
) => ({
  version: stored.version,
  created_at: stored.created_at.toISOString(),
  approved_at: stored.approved_at?.toISOString() ?? null,
  is_current: stored.version === current,
});
