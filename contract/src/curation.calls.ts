// Calls of curation: characters, domes and tags. No validator is imported, as in all call files.
import { MAX_PORTRAIT_BYTES } from './character-limits.ts';
import type { Call } from './endpoint.ts';

export const curationCalls = {
  characters: {
    method: 'GET',
    path: '/admin/characters',
    access: 'admin',
    summary: 'List all characters of the site, official and members’',
  },
  addCharacter: {
    method: 'POST',
    path: '/admin/characters',
    access: 'admin',
    idempotent: 'transaction',
    summary: 'Create an official character with a portrait generated from its traits',
  },
  character: {
    method: 'GET',
    path: '/admin/characters/:char_id',
    access: 'admin',
    summary: 'Get a character, without its texts if they’re private to its creator',
  },
  openCharacter: {
    method: 'POST',
    path: '/admin/characters/:char_id/reading',
    access: 'admin',
    summary: 'Get a member’s private character with its texts; the reason is logged',
  },
  editCharacter: {
    method: 'PATCH',
    path: '/admin/characters/:char_id',
    access: 'admin',
    summary: 'Edit an official or a public character; the edit counts as reviewed',
  },
  setPortrait: {
    method: 'PUT',
    path: '/admin/characters/:char_id/portrait',
    access: 'admin',
    upload: MAX_PORTRAIT_BYTES,
    summary: 'Upload a portrait for an official character: the bytes of a picture',
  },
  changeCharacters: {
    method: 'POST',
    path: '/admin/characters/acts',
    access: 'admin',
    summary: 'Publish, unpublish, delete, or restore characters, and change who can chat with them',
  },
  changeMatching: {
    method: 'POST',
    path: '/admin/characters/acts/matching',
    access: 'admin',
    long: true,
    summary: 'Do the same to all characters that match a filter, up to 1,000, in batches',
  },
  domes: {
    method: 'GET',
    path: '/admin/domes',
    access: 'admin',
    summary: 'List all domes in order, including empty ones',
  },
  addDome: {
    method: 'POST',
    path: '/admin/domes',
    access: 'admin',
    idempotent: 'transaction',
    summary: 'Create a dome at the end of the list',
  },
  orderDomes: {
    method: 'PUT',
    path: '/admin/domes/order',
    access: 'admin',
    summary: 'Set the order of the domes',
  },
  editDome: {
    method: 'PATCH',
    path: '/admin/domes/:dome_id',
    access: 'admin',
    summary: 'Edit a dome',
  },
  removeDome: {
    method: 'DELETE',
    path: '/admin/domes/:dome_id',
    access: 'admin',
    summary: 'Delete a dome; you can undo this for 30 days',
  },
  domeCharacters: {
    method: 'GET',
    path: '/admin/domes/:dome_id/characters',
    access: 'admin',
    summary: 'List a dome’s characters, including those that aren’t public',
  },
  setDomeCharacters: {
    method: 'PUT',
    path: '/admin/domes/:dome_id/characters',
    access: 'admin',
    summary: 'Set a dome’s characters and their order',
  },
  tags: {
    method: 'GET',
    path: '/admin/tags',
    access: 'admin',
    summary: 'List all tags of public characters, including hidden tags',
  },
  orderTags: {
    method: 'PUT',
    path: '/admin/tags/order',
    access: 'admin',
    summary: 'Set the pinned tags and their order',
  },
  changeTags: {
    method: 'POST',
    path: '/admin/tags/acts',
    access: 'admin',
    summary: 'Hide, show, merge, rename, or delete tags',
  },
  changeMatchingTags: {
    method: 'POST',
    path: '/admin/tags/acts/matching',
    access: 'admin',
    long: true,
    summary: 'Hide, show, or delete all tags that match a filter, up to 500',
  },
  undo: {
    method: 'POST',
    path: '/admin/undo/:undo_id',
    access: 'admin',
    summary: 'Undo an admin’s change to characters, domes, or tags, unless they were changed since',
  },
} as const satisfies Record<string, Call>;
