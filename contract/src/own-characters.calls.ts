// The calls of a member's own characters and their cards. Free of any validator, as all calls are.
import { MOST_CARD_BYTES } from './character-limits.ts';
import type { Call } from './endpoint.ts';

export const ownCharactersCalls = {
  list: {
    method: 'GET',
    path: '/characters/private-access',
    access: 'member',
    summary: 'Own characters with their states, and cards that wait for an age',
  },
  read: {
    method: 'GET',
    path: '/characters/private-access/:char_id',
    access: 'owner',
    summary: 'One own character with all fields',
  },
  setPublic: {
    method: 'PUT',
    path: '/characters/private-access/:char_id',
    access: 'owner',
    summary: 'Send an own character to the review that makes it public, or make it private at once',
  },
  edit: {
    method: 'PATCH',
    path: '/characters/:char_id',
    access: 'owner',
    summary: 'Change an own character; a public one goes back to review',
  },
  duplicate: {
    method: 'POST',
    path: '/characters/:char_id/duplicate',
    access: 'owner',
    idempotent: 'transaction',
    summary: 'A private copy of an own character',
  },
  remove: {
    method: 'DELETE',
    path: '/characters/:char_id',
    access: 'owner',
    summary: 'Delete an own character; for thirty days that can be taken back',
  },
  undoRemove: {
    method: 'POST',
    path: '/characters/:char_id/undo-deletion',
    access: 'owner',
    summary: 'Take the deletion of an own character back',
  },
  versions: {
    method: 'GET',
    path: '/characters/:char_id/versions',
    access: 'owner',
    summary: 'The versions of an own character, the latest first',
  },
  version: {
    method: 'GET',
    path: '/characters/:char_id/versions/:version',
    access: 'owner',
    summary: 'One version of an own character',
  },
  restore: {
    method: 'POST',
    path: '/characters/:char_id/versions/:version/restore',
    access: 'owner',
    summary: 'Make an earlier version of an own character its latest one',
  },
  pictures: {
    method: 'GET',
    path: '/characters/:char_id/pictures',
    access: 'owner',
    summary: 'The pictures that an own character has or had, any of which may be its portrait',
  },
  setPortrait: {
    method: 'PUT',
    path: '/characters/:char_id/portrait',
    access: 'owner',
    summary: 'Make one of its pictures the portrait; a public character goes back to review',
  },
  importCard: {
    method: 'POST',
    path: '/characters/import',
    access: 'member',
    upload: MOST_CARD_BYTES,
    summary: 'A private character from a card: the bytes of a PNG, JSON or CHARX file',
  },
  finishDraft: {
    method: 'POST',
    path: '/characters/drafts/:draft_id',
    access: 'owner',
    summary: 'Give the age that an imported card does not state; it becomes a character',
  },
  removeDraft: {
    method: 'DELETE',
    path: '/characters/drafts/:draft_id',
    access: 'owner',
    summary: 'Throw away an imported card that waits for an age',
  },
  exportCard: {
    method: 'GET',
    path: '/characters/:char_id/card',
    access: 'owner',
    summary: 'An own character as a card file: V3, with V2 beside it in a PNG',
  },
} as const satisfies Record<string, Call>;
