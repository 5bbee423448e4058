// The calls of liking characters. Free of any validator, as all calls are.
import type { Call } from './endpoint.ts';

export const likesCalls = {
  list: {
    method: 'GET',
    path: '/characters/liked',
    access: 'member',
    summary: 'The public characters that one likes, the latest first',
  },
  read: {
    method: 'GET',
    path: '/characters/:char_id/like',
    access: 'member',
    summary: 'Whether one likes a character, and how many do',
  },
  add: {
    method: 'PUT',
    path: '/characters/:char_id/like',
    access: 'member',
    summary: 'Like a public character; liked twice is liked once',
  },
  remove: {
    method: 'DELETE',
    path: '/characters/:char_id/like',
    access: 'member',
    summary: 'Like a character no more',
  },
} as const satisfies Record<string, Call>;
