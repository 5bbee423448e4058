// The calls of reports and removals: filed by anybody, decided by admins. Free of any validator, as all calls are.
import type { Call } from './endpoint.ts';

export const reportsCalls = {
  report: {
    method: 'POST',
    path: '/reports',
    access: 'visitor',
    summary: 'Report a character, a message of an own chat, a picture or a profile',
  },
  askRemoval: {
    method: 'POST',
    path: '/removals',
    access: 'anyone',
    summary: 'Ask for the removal of something that concerns oneself; needs no account',
  },
  state: {
    method: 'GET',
    path: '/reports/:number',
    access: 'anyone',
    summary: 'What became of a report, for whoever has its number',
  },
  answer: {
    method: 'POST',
    path: '/reports/:number/answers',
    access: 'anyone',
    summary: 'Answer the question that was asked about a report',
  },
  list: {
    method: 'GET',
    path: '/admin/reports',
    access: 'admin',
    summary: 'Reports, the one that is due first at the top',
  },
  counts: {
    method: 'GET',
    path: '/admin/reports/counts',
    access: 'admin',
    summary: 'How many reports are open and how many of them are overdue',
  },
  read: {
    method: 'GET',
    path: '/admin/reports/:report_id',
    access: 'admin',
    summary: 'One report with what it is about',
  },
  openEvidence: {
    method: 'POST',
    path: '/admin/reports/:report_id/evidence',
    access: 'admin',
    summary: 'The reported message; why it is read is written down',
  },
  decide: {
    method: 'POST',
    path: '/admin/reports/:report_id/decision',
    access: 'admin',
    summary: 'Uphold or reject a report in the state that it was seen in',
  },
  note: {
    method: 'POST',
    path: '/admin/reports/:report_id/notes',
    access: 'admin',
    summary: 'Add a note for other admins, or ask the reporter something by mail',
  },
  restoreSource: {
    method: 'POST',
    path: '/admin/reports/:report_id/restored-source',
    access: 'admin',
    summary: 'Reject all open reports of the same source, and show again what they hid',
  },
} as const satisfies Record<string, Call>;
