// Calls of a member's own characters and their cards. No validator is imported, as in all call files.
import { MAX_CARD_BYTES, MAX_PORTRAIT_BYTES } from './character-limits.ts';
import type { Call } from './endpoint.ts';

export const ownCharactersCalls = {
  list: {
    method: 'GET',
    path: '/characters/private-access',
    access: 'member',
    summary: 'List your characters with their status, and cards that still need an age',
  },
  read: {
    method: 'GET',
    path: '/characters/private-access/:char_id',
    access: 'owner',
    summary: 'Get one of your characters with all fields',
  },
  setPublic: {
    method: 'PUT',
    path: '/characters/private-access/:char_id',
    access: 'owner',
    feature: 'publishing',
    feature_if: 'is_public',
    summary: 'Submit your character for review to make it public, or make it private right away',
  },
  appeal: {
    method: 'POST',
    path: '/characters/private-access/:char_id/appeal',
    access: 'owner',
    summary: 'Appeal a rejection of your character, once for each version; it’s reviewed again',
  },
  edit: {
    method: 'PATCH',
    path: '/characters/:char_id',
    access: 'owner',
    summary: 'Edit your character; a public one goes back to review',
  },
  duplicate: {
    method: 'POST',
    path: '/characters/private-access/:char_id/duplicate',
    access: 'owner',
    feature: 'characters',
    idempotent: 'transaction',
    summary: 'Duplicate your character as a private copy',
  },
  remove: {
    method: 'DELETE',
    path: '/characters/:char_id',
    access: 'owner',
    summary: 'Delete your character; you can undo this for 30 days',
  },
  removed: {
    method: 'GET',
    path: '/characters/recently-deleted',
    access: 'member',
    summary: 'List your deleted characters that you can still restore, last deleted first',
  },
  undoRemove: {
    method: 'POST',
    path: '/characters/private-access/:char_id/undo-deletion',
    access: 'owner',
    summary: 'Restore your deleted character',
  },
  versions: {
    method: 'GET',
    path: '/characters/private-access/:char_id/versions',
    access: 'owner',
    summary: 'List your character’s versions, newest first',
  },
  version: {
    method: 'GET',
    path: '/characters/private-access/:char_id/versions/:version',
    access: 'owner',
    summary: 'Get a version of your character',
  },
  restore: {
    method: 'POST',
    path: '/characters/private-access/:char_id/versions/:version/restore',
    access: 'owner',
    summary: 'Restore an earlier version of your character',
  },
  pictures: {
    method: 'GET',
    path: '/characters/private-access/:char_id/pictures',
    access: 'owner',
    summary: 'List your character’s pictures, any of which can be its portrait',
  },
  setPortrait: {
    method: 'PUT',
    path: '/characters/private-access/:char_id/portrait',
    access: 'owner',
    summary: 'Set the portrait; a public character goes back to review',
  },
  uploadPortrait: {
    method: 'POST',
    path: '/characters/private-access/:char_id/portrait',
    access: 'owner',
    adults: true,
    upload: MAX_PORTRAIT_BYTES,
    summary:
      'Upload a portrait for your character: the bytes of a picture; a public character goes back to review',
  },
  importCard: {
    method: 'POST',
    path: '/characters/import',
    access: 'member',
    adults: true,
    feature: 'characters',
    upload: MAX_CARD_BYTES,
    summary:
      'Import a character card as a private character: the bytes of a PNG, JSON, or CHARX file',
  },
  finishDraft: {
    method: 'POST',
    path: '/character-drafts/:draft_id',
    access: 'owner',
    adults: true,
    feature: 'characters',
    summary: 'Add the age missing from an imported card, which turns it into a character',
  },
  removeDraft: {
    method: 'DELETE',
    path: '/character-drafts/:draft_id',
    access: 'owner',
    summary: 'Discard an imported card that still needs an age',
  },
  exportCard: {
    method: 'GET',
    path: '/characters/private-access/:char_id/card',
    access: 'owner',
    summary: 'Export your character as a card file: V3, and V2 as well in a PNG',
  },
} as const satisfies Record<string, Call>;
