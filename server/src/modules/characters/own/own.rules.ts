// Pure rules of own characters: version contents, states after edits, and the owner's view.
import type {
  CharacterDraft,
  OwnCharacter,
  OwnListed,
  RemovedCharacter,
  Visibility,
} from '@velour/contract/own-characters.ts';
import { NO_PORTRAIT, type AssetUrl, contentOf } from '../characters.rules.ts';
import type { CharacterRow } from '../characters.store.ts';
import type { DraftRow } from './own.store.ts';

/** An edit needs a new review; a rejected character stays rejected until it is submitted again. */
export const afterEdit = (visibility: Visibility): Visibility =>
  visibility === 'public' ? 'pending_review' : visibility;

/** After undoing a deletion: public only if exactly this version was approved. */
export const afterUndo = (from: Visibility | null, isApproved: boolean): Visibility =>
  from === 'public' && !isApproved ? 'pending_review' : (from ?? 'private');

/** Whether a rejection can be appealed, or the state of its appeal. */
export function appealOf(row: CharacterRow): OwnListed['appeal'] {
  const wasAppealed = row.appealed_version === row.version;
  if (row.visibility === 'pending_review') return wasAppealed ? 'open' : null;
  if (row.visibility !== 'rejected') return null;
  if (wasAppealed) return 'decided';
  return row.holds.length > 0 ? null : 'possible';
}

/** Why it is hidden, until its last moderation hold ends. */
export const heldOf = ({ holds, review_reason, held_report }: CharacterRow): OwnListed['held'] =>
  holds.length === 0 ? null : { reason: review_reason ?? '', report: held_report };

export const toListed = (row: CharacterRow, url: AssetUrl): OwnListed => ({
  id: row.id,
  name: row.name,
  slug: row.slug,
  gender: row.gender,
  age: row.age,
  tagline: row.tagline,
  visibility: row.visibility,
  review_reason: row.visibility === 'rejected' && row.holds.length === 0 ? row.review_reason : null,
  appeal: appealOf(row),
  held: heldOf(row),
  portrait_url: row.portrait_id ? url(row.portrait_id, 520) : NO_PORTRAIT,
  preview: row.portrait_preview,
  version: row.version,
  stats: { chats: row.chats, messages: row.messages, likes: row.likes },
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
});

export const toOwn = (row: CharacterRow, url: AssetUrl): OwnCharacter => ({
  ...toListed(row, url),
  ...contentOf(row),
});

/** How long a deletion can be undone before everything is erased. */
export const UNDO_MS = 30 * 24 * 3_600_000;

/** Nothing for a character that is not deleted. */
export function toRemoved(row: CharacterRow, url: AssetUrl): RemovedCharacter[] {
  if (row.deleted_at === null) return [];
  const { id, name, age, portrait_url, preview } = toListed(row, url);
  const restorable_until = new Date(row.deleted_at.getTime() + UNDO_MS).toISOString();
  const deleted_at = row.deleted_at.toISOString();
  return [{ id, name, age, portrait_url, preview, deleted_at, restorable_until }];
}

export const toDraft = (row: DraftRow, url: AssetUrl): CharacterDraft => ({
  id: row.id,
  name: row.name,
  gender: row.gender,
  portrait_url: row.portrait_id ? url(row.portrait_id, 520) : NO_PORTRAIT,
  preview: row.portrait_preview,
  created_at: row.created_at.toISOString(),
});
