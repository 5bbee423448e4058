// Calls of reports and removal requests. No validator is imported, as in all call files.
import type { Call } from './endpoint.ts';

export const reportsCalls = {
  report: {
    method: 'POST',
    path: '/reports',
    access: 'visitor',
    summary: 'Report a character, a message in your chat, a picture, or a profile',
  },
  askRemoval: {
    method: 'POST',
    path: '/removals',
    access: 'anyone',
    in_every_region: true,
    summary: 'Request removal of content about you; no account needed',
  },
  state: {
    method: 'GET',
    path: '/reports/:number',
    access: 'anyone',
    in_every_region: true,
    summary: 'Get the status of a report by its number',
  },
  answer: {
    method: 'POST',
    path: '/reports/:number/answers',
    access: 'anyone',
    in_every_region: true,
    summary: 'Answer a question about a report',
  },
  list: {
    method: 'GET',
    path: '/admin/reports',
    access: 'admin',
    summary: 'List reports by deadline',
  },
  counts: {
    method: 'GET',
    path: '/admin/reports/counts',
    access: 'admin',
    summary: 'Count open and overdue reports',
  },
  read: {
    method: 'GET',
    path: '/admin/reports/:report_id',
    access: 'admin',
    summary: 'Get a report with its subject',
  },
  openEvidence: {
    method: 'POST',
    path: '/admin/reports/:report_id/evidence',
    access: 'admin',
    summary: 'Get the reported message; the reason is logged',
  },
  decide: {
    method: 'POST',
    path: '/admin/reports/:report_id/decision',
    access: 'admin',
    summary: 'Uphold or reject a report as it was shown',
  },
  note: {
    method: 'POST',
    path: '/admin/reports/:report_id/notes',
    access: 'admin',
    summary: 'Add a note for other admins, or ask the reporter a question by email',
  },
  restoreSource: {
    method: 'POST',
    path: '/admin/reports/:report_id/restored-source',
    access: 'admin',
    summary: 'Reject all open reports from one source and restore what they hid',
  },
} as const satisfies Record<string, Call>;
