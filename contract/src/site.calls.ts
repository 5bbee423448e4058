// Calls of a site’s public configuration, state and sitemap. No validator is imported, as in all call files.
import type { Call } from './endpoint.ts';

export const siteCalls = {
  apiConfig: {
    method: 'GET',
    path: '/api-config',
    access: 'api_key',
    hostless: true,
    summary: 'Get the site’s public configuration for a client application',
  },
  status: {
    method: 'GET',
    path: '/site-status',
    access: 'anyone',
    summary: 'Get the site’s announcements and the features that are off',
  },
  sitemap: {
    method: 'GET',
    path: '/sitemap',
    access: 'anyone',
    summary: 'List public addresses: pages, characters, or their pictures',
  },
} as const satisfies Record<string, Call>;
