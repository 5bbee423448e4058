// Calls of announcements, shown in a bar above the site's pages. No validator is imported, as in all call files.
import type { Call } from './endpoint.ts';

export const announcementsCalls = {
  list: {
    method: 'GET',
    path: '/admin/announcements',
    access: 'admin',
    summary: 'List announcements, newest first, with their states',
  },
  add: {
    method: 'POST',
    path: '/admin/announcements',
    access: 'admin',
    idempotent: 'transaction',
    summary: 'Add an announcement that starts now or later',
  },
  end: {
    method: 'POST',
    path: '/admin/announcements/:announcement_id/end',
    access: 'admin',
    summary: 'End an announcement now',
  },
} as const satisfies Record<string, Call>;
