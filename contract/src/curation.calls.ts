// The calls of curating a site: its characters, shelves and tags. Free of any validator, as all calls are.
import { MOST_PORTRAIT_BYTES } from './character-limits.ts';
import type { Call } from './endpoint.ts';

export const curationCalls = {
  characters: {
    method: 'GET',
    path: '/admin/characters',
    access: 'admin',
    summary: "All characters of the site, the site's own and members'",
  },
  addCharacter: {
    method: 'POST',
    path: '/admin/characters',
    access: 'admin',
    idempotent: 'transaction',
    summary: "A character of the site's own, with a portrait drawn from its traits",
  },
  character: {
    method: 'GET',
    path: '/admin/characters/:char_id',
    access: 'admin',
    summary: 'One character; without its texts where they are its creator’s alone',
  },
  openCharacter: {
    method: 'POST',
    path: '/admin/characters/:char_id/reading',
    access: 'admin',
    summary: "A member's private character with its texts; the reason is written down",
  },
  editCharacter: {
    method: 'PATCH',
    path: '/admin/characters/:char_id',
    access: 'admin',
    summary: "Change one of the site's own characters, or a public one, which counts as reviewed",
  },
  setPortrait: {
    method: 'PUT',
    path: '/admin/characters/:char_id/portrait',
    access: 'admin',
    upload: MOST_PORTRAIT_BYTES,
    summary: "Give one of the site's own characters a portrait: the bytes of a picture",
  },
  act: {
    method: 'POST',
    path: '/admin/characters/acts',
    access: 'admin',
    summary:
      'Take characters off the site or put them back, delete them or take that back, and so on',
  },
  domes: {
    method: 'GET',
    path: '/admin/domes',
    access: 'admin',
    summary: 'All shelves in their order, also empty ones',
  },
  addDome: {
    method: 'POST',
    path: '/admin/domes',
    access: 'admin',
    idempotent: 'transaction',
    summary: 'A new shelf, after all others',
  },
  orderDomes: {
    method: 'PUT',
    path: '/admin/domes/order',
    access: 'admin',
    summary: 'The order of the shelves',
  },
  editDome: {
    method: 'PATCH',
    path: '/admin/domes/:dome_id',
    access: 'admin',
    summary: 'Change the texts of a shelf',
  },
  removeDome: {
    method: 'DELETE',
    path: '/admin/domes/:dome_id',
    access: 'admin',
    summary: 'Delete a shelf; for thirty days that can be taken back',
  },
  domeCharacters: {
    method: 'GET',
    path: '/admin/domes/:dome_id/characters',
    access: 'admin',
    summary: 'Who stands on a shelf, also who is not public',
  },
  setDomeCharacters: {
    method: 'PUT',
    path: '/admin/domes/:dome_id/characters',
    access: 'admin',
    summary: 'Who stands on a shelf, in this order',
  },
  tags: {
    method: 'GET',
    path: '/admin/tags',
    access: 'admin',
    summary: 'All tags that everybody sees on somebody, also those that are not offered',
  },
  orderTags: {
    method: 'PUT',
    path: '/admin/tags/order',
    access: 'admin',
    summary: 'Which tags come first, in this order',
  },
  actOnTags: {
    method: 'POST',
    path: '/admin/tags/acts',
    access: 'admin',
    summary: 'Hide tags, offer them again, merge them into one, which also renames, or delete them',
  },
  undo: {
    method: 'POST',
    path: '/admin/undo/:undo_id',
    access: 'admin',
    summary:
      'Take back what an admin did to characters, shelves or tags, where nobody changed it since',
  },
} as const satisfies Record<string, Call>;
