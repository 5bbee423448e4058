// Calls of public characters, domes, tags, and the wizard’s options. No validator is imported, as in all call files.
import type { Call } from './endpoint.ts';

export const charactersCalls = {
  domes: {
    method: 'GET',
    path: '/domes',
    access: 'anyone',
    summary: 'List domes with their first characters',
  },
  dome: {
    method: 'GET',
    path: '/domes/:dome_id',
    access: 'anyone',
    hostless: true,
    summary: 'Get a dome',
  },
  domeCharacters: {
    method: 'GET',
    path: '/domes/:dome_id/characters',
    access: 'anyone',
    summary: 'List a dome’s characters',
  },
  genders: {
    method: 'GET',
    path: '/gender',
    access: 'anyone',
    summary: 'List the three tabs with their counts',
  },
  list: {
    method: 'GET',
    path: '/characters',
    access: 'anyone',
    summary: 'List the site’s official and public characters',
  },
  listPublic: {
    method: 'GET',
    path: '/characters/public-characters',
    access: 'anyone',
    summary: 'List members’ public characters',
  },
  tags: {
    method: 'GET',
    path: '/characters/tags',
    access: 'anyone',
    summary: 'List tags with counts',
  },
  leaderboard: {
    method: 'GET',
    path: '/characters/leaderboard',
    access: 'anyone',
    summary: 'List the characters with the most messages in 7 days',
  },
  exclusive: {
    method: 'GET',
    path: '/characters/exclusivity',
    access: 'anyone',
    summary: 'List premium characters',
  },
  creationOptions: {
    method: 'GET',
    path: '/characters/creation-options',
    access: 'anyone',
    max_age_s: 300,
    summary: 'List the wizard’s options for each step',
  },
  suggest: {
    method: 'POST',
    path: '/characters/suggestions',
    access: 'visitor',
    summary: 'Suggest a name or a description for the choices made in the wizard',
  },
  read: {
    method: 'GET',
    path: '/characters/:char_id',
    access: 'anyone',
    summary: 'Get a character',
  },
} as const satisfies Record<string, Call>;
