// Curation by admins: lists of all characters, the site's own characters, and edits of public ones.
import { NO_TRAITS } from '@velour/contract/character-limits.ts';
import { isDeepStrictEqual } from 'node:util';
import type { Curated, curationApi } from '@velour/contract/curation.ts';
import type { HandlerReply, Parsed } from '@velour/contract/endpoint.ts';
import type { Member } from '../../../platform/actor.ts';
import type { Scope } from '../../../platform/db/scope.ts';
import { AppError } from '../../../platform/errors.ts';
import type { AssetsService } from '../../assets/service.ts';
import type { AuditService, AuditAction } from '../../audit/service.ts';
import { portraitRecipe } from '../looks.rules.ts';
import { contentOf, slugOf, type AssetUrl } from '../characters.rules.ts';
import type { OwnNeeds } from '../own/own.ts';
import { changeRow, findVersion } from '../own/own.store.ts';
import { markApproved } from '../review/review.store.ts';
import * as store from '../characters.store.ts';
import type { CharacterRow } from '../characters.store.ts';
import { readWanted } from './matching.ts';
import { factsOf, mayEdit, toCurated, toCuratedDetail } from './curation.rules.ts';
import {
  asChange,
  changedParts,
  isAsLeft,
  partsOf,
  type CharacterUndo,
  type Left,
} from './undo.rules.ts';
import type { Journal, PutBack, Undoer } from './undo.ts';
import type { Touched } from './undo.store.ts';
import { countCurated, findCurated, listCurated, lockCharacters } from './curation.store.ts';

type Api = typeof curationApi;

export interface CurationNeeds extends Pick<
  OwnNeeds,
  'db' | 'clock' | 'ids' | 'judge' | 'pictureVisibility' | 'change' | 'ownUrl'
> {
  readonly assets: Pick<AssetsService, 'plan' | 'previewOf' | 'store' | 'whenIdle'>;
  readonly audit: Pick<AuditService, 'record'>;
  readonly journal: Journal;
  readonly urlsFor: (row: Pick<CharacterRow, 'visibility'>) => AssetUrl;
}

export function createCuration(needs: CurationNeeds) {
  const { clock, ids, judge, pictureVisibility, change, assets, audit, journal, urlsFor } = needs;

  const listed = (row: Parameters<typeof toCurated>[0]) => toCurated(row, urlsFor(row));
  const detail = (row: CharacterRow, isAllowed = false) =>
    toCuratedDetail(row, urlsFor(row), isAllowed);

  const requireCharacter = async (scope: Scope, id: string): Promise<CharacterRow> => {
    const row = await store.findCharacter(scope, id);
    if (!row) throw new AppError('character.not_found');
    return row;
  };

  const actionOf = (
    actor: Member,
    row: CharacterRow,
    action: Omit<AuditAction, 'actor' | 'subject'>,
  ): AuditAction => ({
    actor: { kind: 'admin', id: actor.id },
    subject: { type: 'character', id: row.id },
    ...action,
  });

  /** Drawn on the first request; the tiny preview in the background. */
  const planPortrait = async (tx: Scope, row: Parameters<typeof portraitRecipe>[0]) => {
    const recipe = portraitRecipe(row);
    const [planned] = await assets.plan(tx.db, [
      {
        site_id: tx.site_id,
        owner_id: null,
        rating: 'safe',
        verdict: 'approved',
        recipe,
        provenance: { engine: recipe.engine, source: 'curation' },
      },
    ]);
    return planned?.id ?? null;
  };
  const previewLater = (scope: Scope, id: string, portraitId: string | null): void => {
    if (portraitId === null) return;
    assets.whenIdle(`preview ${portraitId}`, async () => {
      const preview = await assets.previewOf(portraitId);
      await change(scope, (tx) => store.setPreview(tx, id, preview));
    });
  };

  interface Write {
    readonly id: string;
    readonly version: number;
    readonly act: string;
    readonly reason: string;
    readonly facts?: AuditAction['after'];
    /** Whether it is an action or an undo. */
    readonly isUndo?: boolean;
    readonly make: (tx: Scope, row: CharacterRow) => Promise<Parameters<typeof changeRow>[2]>;
  }

  /** Stores a new version, which counts as reviewed if the previous one was public. */
  const write = async (tx: Scope, actor: Member, edit: Write) => {
    const [row] = await lockCharacters(tx, [edit.id]);
    if (!row || row.deleted_at !== null) throw new AppError('character.not_found');
    // A concurrent edit, hold or unpublishing wins: only the seen version is approved.
    if (row.version !== edit.version) throw new AppError('character.changed_elsewhere');
    if (!mayEdit(row)) throw new AppError('character.not_public');
    await store.storeVersion(tx.db, row);
    const made = await edit.make(tx, row);
    await changeRow(tx, row, { ...made, version: row.version + 1, updated_at: clock.now() });
    const [written] = await lockCharacters(tx, [edit.id]);
    if (!written) throw new Error('The character that was just written was not found.');
    await store.storeVersion(tx.db, written);
    if (written.visibility === 'public') await markApproved(tx.db, written, clock.now());
    await pictureVisibility.show(tx, written);
    const { act, reason, isUndo = false } = edit;
    const how = { is: 'character_edit' as const };
    const touched = [touchedBy(row, written)];
    const undo_id = isUndo ? null : await journal.keep(tx, { act, how, touched });
    const [before, after] = [factsOf(row), { ...factsOf(written), ...edit.facts }];
    const facts = isUndo ? after : { ...after, undo_id };
    await audit.record(tx, actionOf(actor, row, { act, reason, before, after: facts }));
    return { written, undo_id };
  };

  return {
    async list(
      scope: Scope,
      query: Parsed<Api['characters']>['query'],
    ): Promise<HandlerReply<Api['characters']>> {
      const { limit, offset, sort, ...filter } = query;
      const wanted = await readWanted(scope, filter);
      const nothing = { total_count: 0, is_more: false, limit, offset };
      if (!wanted) return { characters: [], ...nothing };
      const rows = await listCurated(scope, wanted, { sort, limit, offset });
      const counts = await countCurated(scope, wanted);
      return { characters: rows.map(listed), ...counts, limit, offset };
    },

    /** Those of these that exist, unordered. */
    find: async (scope: Scope, wanted: readonly string[]): Promise<Curated[]> =>
      wanted.length === 0 ? [] : (await findCurated(scope, wanted)).map(listed),

    read: async (scope: Scope, id: string) => detail(await requireCharacter(scope, id)),

    /** Reading private texts is recorded in the audit log. */
    open: (scope: Scope, actor: Member, { id, reason }: { id: string; reason: string }) =>
      change(scope, async (tx) => {
        const row = await requireCharacter(tx, id);
        await audit.record(tx, actionOf(actor, row, { act: 'character.read', reason }));
        return detail(row, true);
      }),

    async add(scope: Scope, actor: Member, body: Parsed<Api['addCharacter']>['body']) {
      const { content, traits = NO_TRAITS, rating, is_exclusive, is_public } = body;
      await judge.judgeContent(content, traits);
      const [id, now] = [ids.next(), clock.now()];
      const make = async (tx: Scope) => {
        const portrait_id = await planPortrait(tx, { ...content, traits });
        await store.addCharacter(tx, {
          ...content,
          id,
          site_id: tx.site_id,
          owner_id: null,
          slug: slugOf(content.name),
          traits,
          rating,
          is_exclusive,
          is_official: true,
          visibility: is_public ? 'public' : 'private',
          portrait_id,
          portrait_preview: '',
          hover_id: null,
          gallery_ids: [],
          created_at: now,
          updated_at: now,
        });
        const [row] = await lockCharacters(tx, [id]);
        if (!row) throw new Error('The character that was just added was not found.');
        await store.storeVersion(tx.db, row);
        if (is_public) await markApproved(tx.db, row, now);
        await audit.record(
          tx,
          actionOf(actor, row, { act: 'character.added', after: factsOf(row) }),
        );
        return row;
      };
      return async (tx: Scope) => {
        const made = await change(tx, make);
        // In the outer scope: the transaction of a call with an idempotency key has ended by then.
        tx.afterCommit(() => previewLater(scope, id, made.portrait_id));
        return detail(made);
      };
    },

    async edit(
      scope: Scope,
      actor: Member,
      { id, ...body }: Parsed<Api['editCharacter']>['body'] & { id: string },
    ) {
      const { version, reason } = body;
      const seen = await requireCharacter(scope, id);
      if (seen.version !== version) throw new AppError('character.changed_elsewhere');
      if (!mayEdit(seen)) throw new AppError('character.not_public');
      if (!seen.is_official && reason === '') throw missingReason();
      const { changes, traits, is_exclusive = seen.is_exclusive, rating = seen.rating } = body;
      const given = Object.entries(changes).filter(([, value]) => value !== undefined);
      const content = contentOf({ ...contentOf(seen), ...Object.fromEntries(given) });
      await judge.judgeContent(content, traits);
      const edit: Write = {
        id,
        version,
        reason,
        act: 'character.edited',
        facts: { fields: given.map(([name]) => name) },
        make: async (tx, row) => ({
          ...content,
          rating,
          is_exclusive,
          slug: slugOf(content.name),
          ...(row.is_official && traits
            ? { traits, portrait_id: await planPortrait(tx, { ...content, traits }) }
            : {}),
          ...(row.is_official && traits ? { portrait_preview: '' } : {}),
        }),
      };
      const { written, undo_id } = await change(scope, (tx) => write(tx, actor, edit));
      if (seen.is_official && traits) previewLater(scope, id, written.portrait_id);
      return { ...detail(written), undo_id };
    },

    /** Re-encoded. For official characters only. */
    async setPortrait(scope: Scope, actor: Member, { id, file }: { id: string; file: Uint8Array }) {
      const { version, is_official, rating } = await requireCharacter(scope, id);
      if (!is_official) throw new AppError('character.not_found');
      const asset = await assets.store(scope.db, {
        site_id: scope.site_id,
        owner_id: null,
        bytes: file,
        rating,
        verdict: 'approved',
        provenance: { source: 'upload' },
      });
      const make = async () => ({ portrait_id: asset.id, portrait_preview: asset.preview });
      const edit: Write = { id, version, act: 'character.portrait_set', reason: '', make };
      const { written, undo_id } = await change(scope, (tx) => write(tx, actor, edit));
      return { ...detail(written), undo_id };
    },

    /** Restores the previous texts, unless any field was changed since. */
    undo: (async (tx, { id: undoes, actor, act, touched }): Promise<PutBack> => {
      const [one] = touched;
      const [row] = one ? await lockCharacters(tx, [one.character_id]) : [];
      const storedVersion = (left: Left) => row && findVersion(tx.db, row.id, left.version ?? 0);
      const [was, is] = [
        one && (await storedVersion(one.before)),
        one && (await storedVersion(one.after)),
      ];
      const { version: _, ...parts } = one?.after ?? {};
      const isSame = row && is && isDeepStrictEqual(contentOf(row), is.content);
      if (!one || !was || !isSame || !mayEdit(row) || !isAsLeft(row, parts)) {
        return { put_back: 0, left: 1 };
      }
      const make = async () => ({
        ...was.content,
        slug: slugOf(was.content.name),
        ...asChange(one.before),
      });
      const { id } = row;
      const edit = { id, version: row.version, act, reason: '', facts: { undoes }, make };
      await write(tx, actor, { ...edit, isUndo: true });
      return { put_back: 1, left: 0 };
    }) satisfies Undoer<CharacterUndo>,
  };
}

const PARTS = ['rating', 'is_exclusive', 'traits', 'portrait_id'] as const;

/** A portrait's preview is added later, so it does not count as a change. */
const touchedBy = (before: CharacterRow, after: CharacterRow): Touched => {
  const parts = changedParts(before, after, PARTS);
  const preview = parts.includes('portrait_id') ? (['portrait_preview'] as const) : [];
  return {
    character_id: before.id,
    before: partsOf(before, ['version', ...parts, ...preview]),
    after: partsOf(after, ['version', ...parts]),
  };
};

const missingReason = (): AppError =>
  new AppError('request.invalid', {
    fields: [{ field: 'reason', message: 'A reason is required' }],
  });
