// Imports cards as characters, and exports characters as cards.
import { NO_TRAITS } from '@velour/contract/character-limits.ts';
import type { CardImport, CardNote, OwnListed } from '@velour/contract/own-characters.ts';
import type { Gender } from '@velour/contract/scalars.ts';
import pLimit from 'p-limit';
import type { Member } from '../../platform/actor.ts';
import { inTransaction, type Scope } from '../../platform/db/scope.ts';
import { AppError } from '../../platform/errors.ts';
import type { RateLimits } from '../../platform/rate-limits.ts';
import type { Asset, AssetsService } from '../assets/service.ts';
import { readFields, type CardFields } from './cards/fields.rules.ts';
import type { Json } from '@velour/character-cards/json.ts';
import { readCardFile, writeCardFile, type Card, type CardFormat } from './cards/cards.ts';
import { toDraft, toListed } from './own/own.rules.ts';
import type { OwnNeeds } from './own/own.ts';
import * as store from './own/own.store.ts';
import { addOwn, requireRoom } from './characters.store.ts';

interface Needs extends Omit<OwnNeeds, 'pictureVisibility' | 'assets'> {
  readonly assets: Pick<AssetsService, 'draft' | 'keep' | 'asDownload'>;
  readonly limits: RateLimits;
}

const IMPORTS = { name: 'card_imports', burst: 40, per_minute: 20 };
const EXPORTS = { name: 'card_exports', burst: 40, per_minute: 20 };
/** Limits concurrent imports, since a large file and its picture are held in memory. */
const AT_ONCE = 2;
/** The age with which a card is moderated if it states none: the texts speak for themselves. */
const UNSTATED = 18;
const UNREADABLE: readonly string[] = ['request.invalid', 'picture.too_large'];

const mediaTypes: Record<CardFormat, string> = {
  png: 'image/png',
  json: 'application/json',
  charx: 'application/zip',
};

export function createImports(needs: Needs) {
  const { clock, ids, assets, judge, orphanedPictures, limits, ownUrl, change } = needs;
  const limit = pLimit(AT_ONCE);

  interface New {
    readonly id: string;
    readonly fields: CardFields & { age: number };
    readonly card: Card;
    readonly portrait_id: string | null;
    readonly portrait_preview: string;
  }

  const add = async (tx: Scope, actor: Member, made: New): Promise<OwnListed> => {
    const { id, fields, card, portrait_id, portrait_preview } = made;
    const row = await addOwn(tx, {
      id,
      owner_id: actor.id,
      content: fields,
      traits: NO_TRAITS,
      portrait_id,
      portrait_preview,
      at: clock.now(),
    });
    await store.storeOrigin(tx.db, id, card);
    return toListed(row, ownUrl);
  };

  /** Re-encoded; an unreadable picture does not fail the import. */
  const draftPicture = async (
    scope: Scope,
    actor: Member,
    picture: Buffer | undefined,
  ): Promise<{ asset?: Asset; notes: CardNote[] }> => {
    if (!picture) return { notes: [] };
    try {
      const asset = await assets.draft({
        site_id: scope.site_id,
        owner_id: actor.id,
        bytes: picture,
        rating: 'safe',
        verdict: 'pending',
        provenance: { source: 'card' },
      });
      return { asset, notes: [{ kind: 'changed', field: 'picture', reason: 'picture' }] };
    } catch (error) {
      if (!(error instanceof AppError) || !UNREADABLE.includes(error.code)) throw error;
      return { notes: [{ kind: 'left_out', field: 'picture', reason: 'unreadable_picture' }] };
    }
  };

  const take = async (scope: Scope, actor: Member, file: Uint8Array): Promise<CardImport> => {
    const { format, fields, card, picture, notes } = await readCardFile(file);
    const { age } = fields;
    await judge.judge({ name: fields.name, age: age ?? UNSTATED, texts: textsOf(card, fields) });
    const drafted = await draftPicture(scope, actor, picture);
    const { asset } = drafted;
    const portrait_id = asset?.id ?? null;
    const portrait_preview = asset?.preview ?? '';
    const storePicture = (tx: Scope) => assets.keep(tx.db, asset ? [asset] : []);
    const report = { format, spec: card.spec, notes: [...notes, ...drafted.notes] };
    const id = ids.next();
    if (age !== null) {
      const made = { id, fields: { ...fields, age }, card, portrait_id, portrait_preview };
      const character = await change(scope, async (tx) => {
        await storePicture(tx);
        return add(tx, actor, made);
      });
      return { character, draft: null, ...report };
    }
    const { name, gender } = fields;
    const draft = {
      id,
      site_id: scope.site_id,
      owner_id: actor.id,
      name,
      gender,
      card,
      portrait_id,
      portrait_preview,
      created_at: clock.now(),
    };
    await inTransaction(scope, async (tx) => {
      await storePicture(tx);
      await store.addDraft(tx.db, draft);
    });
    return { character: null, draft: toDraft(draft, ownUrl), ...report };
  };

  return {
    /** Throws the `card.` codes, `safety.blocked` and `character.too_many`; then nothing is stored. */
    async importCard(scope: Scope, actor: Member, file: Uint8Array): Promise<CardImport> {
      await limits.enforce(IMPORTS, actor.id);
      await requireRoom(scope, actor.id);
      return limit(() => take(scope, actor, file));
    },

    async finishDraft(
      scope: Scope,
      actor: Member,
      { id, age, gender }: { id: string; age: number; gender?: Gender | undefined },
    ): Promise<OwnListed> {
      const whose = { owner_id: actor.id, id };
      const draft = await store.findDraft(scope, whose);
      if (!draft) throw new AppError('character.not_found');
      const { card, portrait_id, portrait_preview } = draft;
      const read = readFields(card);
      const fields = { ...read, age, gender: gender ?? read.gender };
      await judge.judge({ name: fields.name, age, texts: textsOf(card, fields) });
      return change(scope, async (tx) => {
        if (!(await store.takeDraft(tx, whose))) throw new AppError('character.not_found');
        return add(tx, actor, { id, fields, card, portrait_id, portrait_preview });
      });
    },

    removeDraft: (scope: Scope, actor: Member, id: string): Promise<void> =>
      inTransaction(scope, async (tx) => {
        const draft = await store.takeDraft(tx, { owner_id: actor.id, id });
        if (!draft) throw new AppError('character.not_found');
        const { portrait_id } = draft;
        await orphanedPictures.discard(tx, actor.id, portrait_id === null ? [] : [portrait_id]);
      }),

    async exportCard(
      scope: Scope,
      actor: Member,
      { id, format, spec }: { id: string; format: CardFormat; spec: 'v2' | 'v3' },
    ) {
      await limits.enforce(EXPORTS, actor.id);
      const row = await store.findOwn(scope, { owner_id: actor.id, id });
      if (!row) throw new AppError('character.not_found');
      const card = (await store.findOrigin(scope.db, id)) ?? null;
      return limit(async () => {
        const { portrait_id } = row;
        const isShown = format !== 'json' && portrait_id !== null;
        const picture = isShown ? await assets.asDownload(portrait_id) : undefined;
        const file = await writeCardFile(format, { character: row, card, picture, spec });
        return {
          file_name: `${row.slug}.${format}`,
          media_type: mediaTypes[format],
          content: file.toString('base64'),
        };
      });
    },
  };
}

/** Numbers are moderated in tags only; elsewhere they are versions or colors. */
const textsOf = (card: Card, { tags }: CardFields): string[] => [
  ...[...textsIn(card.data), ...textsIn(card.beside)].filter((text) => /\p{L}/u.test(text)),
  ...tags,
];

/** All texts in a value, at any depth, without field names. */
function textsIn(value: Json): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
