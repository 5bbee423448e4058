// Calls of a site's statistics and backlog. No validator is imported, as in all call files.
import type { Call } from './endpoint.ts';

export const statsCalls = {
  read: {
    method: 'GET',
    path: '/admin/figures',
    access: 'admin',
    summary:
      'Get the site’s stats by UTC day: today, or the last 7, 30, or 90 days and the period before',
  },
  outcomes: {
    method: 'GET',
    path: '/admin/outcomes',
    access: 'admin',
    summary: 'Get the conversion, experiments, and weekly retention of newcomers',
  },
  backlog: {
    method: 'GET',
    path: '/admin/waiting',
    access: 'admin',
    summary:
      'Get what needs an admin’s attention: reports, reviews, payments, adjustments, jobs, the ledger check',
  },
  safetyReport: {
    method: 'GET',
    path: '/admin/safety-report',
    access: 'admin',
    summary: 'Get the safety numbers of a year or a month, without personal data',
  },
  visit: {
    method: 'POST',
    path: '/visits',
    access: 'anyone',
    summary: 'Count a visit and the experiment variants assigned in it, without personal data',
  },
  crisisCards: {
    method: 'GET',
    path: '/safety-figures',
    access: 'anyone',
    in_every_region: true,
    max_age_s: 300,
    summary: 'Get how many crisis cards were shown, by year',
  },
  suspicions: {
    method: 'GET',
    path: '/admin/suspicions',
    access: 'admin',
    summary: 'Get how often each moderation rule suspected something, by UTC day, without texts',
  },
} as const satisfies Record<string, Call>;
