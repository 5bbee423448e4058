// Calls of creators' pages. No validator is imported, as in all call files.
import type { Call } from './endpoint.ts';

export const creatorsCalls = {
  read: {
    method: 'GET',
    path: '/creators/:creator_id',
    access: 'anyone',
    summary: 'Get a member who has public characters',
  },
  characters: {
    method: 'GET',
    path: '/creators/:creator_id/characters',
    access: 'anyone',
    summary: 'List a member’s public characters',
  },
} as const satisfies Record<string, Call>;
