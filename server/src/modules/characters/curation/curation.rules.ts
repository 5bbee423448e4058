// Pure rules of curation: what admins may see and change of a character; private content stays private.
import type { Curated, CuratedDetails, CurationAction } from '@velour/contract/curation.ts';
import type { Visibility } from '@velour/contract/own-characters.ts';
import { contentOf, NO_PORTRAIT, type AssetUrl } from '../characters.rules.ts';
import { afterUndo } from '../own/own.rules.ts';
import type { CharacterRow } from '../characters.store.ts';
import type { CuratedRow } from './curation.store.ts';

type State = Pick<
  CharacterRow,
  'is_official' | 'visibility' | 'deleted_at' | 'deleted_from' | 'removed_by_site' | 'version'
>;

type Held = State & Pick<CharacterRow, 'holds'>;

/** Official, public and submitted characters; all others can only be read with a reason. */
const isOpen = ({ is_official, visibility }: State): boolean =>
  is_official || visibility === 'public' || visibility === 'pending_review';

/** Pending characters are decided in the review, and private ones cannot be changed by admins. */
export const mayEdit = ({ is_official, visibility, deleted_at }: State): boolean =>
  deleted_at === null && (is_official || visibility === 'public');

export type Refusal = 'gone' | 'held' | 'not_reviewed' | 'not_official' | 'changed_elsewhere';

/** The outcome of an action; undefined if it changes nothing. */
export type Outcome =
  | { readonly status: 'refused'; readonly why: Refusal }
  | { readonly status: 'changed'; readonly change: StateChange }
  | undefined;

interface StateChange {
  readonly visibility?: Visibility;
  readonly is_exclusive?: boolean;
  readonly review_reason?: string | null;
  readonly deleted_at?: Date | null;
  readonly deleted_from?: Visibility | null;
  readonly removed_by_site?: boolean;
}

interface CurationParams {
  readonly act: CurationAction;
  /** The version that the admin has seen. */
  readonly version: number;
  readonly reason: string;
  readonly now: Date;
  /** Whether exactly this version was approved. */
  readonly isApproved: boolean;
}

const refused = (why: Refusal): Outcome => ({ status: 'refused', why });
const changed = (change: StateChange): Outcome => ({ status: 'changed', change });

export function outcomeOf(
  row: Held & { readonly is_exclusive: boolean },
  params: CurationParams,
): Outcome {
  const { act, now } = params;
  if (act === 'restore') return afterRestore(row, params);
  if (row.deleted_at !== null) return refused('gone');
  switch (act) {
    case 'publish':
      return afterPublish(row, params);
    case 'hide':
      return afterHide(row, params.reason);
    case 'make_exclusive':
    case 'make_free': {
      const is_exclusive = act === 'make_exclusive';
      if (!isOpen(row)) return refused('not_official');
      return row.is_exclusive === is_exclusive ? undefined : changed({ is_exclusive });
    }
    case 'delete':
      return changed({
        visibility: 'private',
        deleted_from: row.visibility,
        deleted_at: now,
        removed_by_site: true,
      });
  }
}

/**
 * A moderation hold is lifted only by the decision on its report. A member's character is published again only in its approved version,
 * and only if an admin hid it.
 */
function afterPublish(row: Held, { version, isApproved }: CurationParams): Outcome {
  if (row.visibility === 'public') return undefined;
  if (row.holds.length > 0) return refused('held');
  if (row.version !== version) return refused('changed_elsewhere');
  if (row.is_official) return changed({ visibility: 'public' });
  return row.visibility === 'rejected' && isApproved
    ? changed({ visibility: 'public', review_reason: null })
    : refused('not_reviewed');
}

/** The owner sees the reason, and can edit the character and submit it again. */
function afterHide(row: State, reason: string): Outcome {
  if (row.visibility !== 'public') return row.is_official ? undefined : refused('not_reviewed');
  return row.is_official
    ? changed({ visibility: 'private' })
    : changed({ visibility: 'rejected', review_reason: reason });
}

/** A deletion by the owner can be undone by the owner only. */
function afterRestore(row: State, { isApproved }: CurationParams): Outcome {
  if (row.deleted_at === null) return undefined;
  if (!row.removed_by_site) return refused('gone');
  const visibility = afterUndo(row.deleted_from, row.is_official || isApproved);
  return changed({ visibility, deleted_at: null, deleted_from: null, removed_by_site: false });
}

export function toCurated(row: CuratedRow, url: AssetUrl): Curated {
  const is_open = isOpen(row);
  return {
    id: row.id,
    name: row.name,
    gender: row.gender,
    tagline: is_open ? row.tagline : null,
    tags: is_open ? row.tags : [],
    visibility: row.visibility,
    is_official: row.is_official,
    is_exclusive: row.is_exclusive,
    is_deleted: row.deleted_at !== null,
    is_open,
    rating: row.rating,
    portrait_url: is_open && row.portrait_id ? url(row.portrait_id, 520) : NO_PORTRAIT,
    preview: is_open ? row.portrait_preview : '',
    creator: row.owner_id === null ? null : { id: row.owner_id, name: row.creator_name },
    stats: { chats: row.chats, messages: row.messages, likes: row.likes },
    version: row.version,
    created_at: row.created_at.toISOString(),
  };
}

/** `isAllowed`: a reason was given and audited. */
export function toCuratedDetail(
  row: CharacterRow,
  url: AssetUrl,
  isAllowed = false,
): CuratedDetails {
  const isShown = isAllowed || isOpen(row);
  return {
    ...toCurated(row, url),
    slug: row.slug,
    content: isShown ? contentOf(row) : null,
    traits: isShown ? row.traits : null,
    updated_at: row.updated_at.toISOString(),
  };
}

/** The audit log's snapshot of a character: its state, never its texts, which are in versions. */
export const factsOf = (row: State & Pick<CharacterRow, 'rating' | 'is_exclusive'>) => ({
  visibility: row.visibility,
  is_deleted: row.deleted_at !== null,
  is_exclusive: row.is_exclusive,
  rating: row.rating,
  version: row.version,
});
