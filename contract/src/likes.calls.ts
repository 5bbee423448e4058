// Calls of likes. No validator is imported, as in all call files.
import type { Call } from './endpoint.ts';

export const likesCalls = {
  list: {
    method: 'GET',
    path: '/characters/liked',
    access: 'member',
    summary: 'List the public characters you like, newest first',
  },
  read: {
    method: 'GET',
    path: '/likes/:char_id',
    access: 'member',
    summary: 'Get whether you like a character and how many members do',
  },
  add: {
    method: 'PUT',
    path: '/likes/:char_id',
    access: 'member',
    summary: 'Like a public character; liking it twice changes nothing',
  },
  remove: {
    method: 'DELETE',
    path: '/likes/:char_id',
    access: 'member',
    summary: 'Remove your like from a character',
  },
} as const satisfies Record<string, Call>;
