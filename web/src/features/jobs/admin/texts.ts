// Texts of the admins' list of jobs.
import type { JobKind } from '@velour/contract/job-states.ts';

export const texts = {
  title: 'Jobs',
  sentence: 'Paid jobs that are queued, running, or ended in the last 90 days, newest first.',
  list: 'Jobs',
  search: 'Email, name, or ID',
  columns: {
    job: 'Job',
    state: 'Status',
    progress: 'Progress',
    member: 'Member',
    price: 'Tokens',
    created: 'Created',
  },
  filters: { state: 'Status', kind: 'Kind' },
  states: {
    queued: 'Queued',
    running: 'Running',
    succeeded: 'Succeeded',
    failed: 'Failed',
    blocked: 'Blocked',
    cancelled: 'Canceled',
    dead: 'Gave up',
  },
  kinds: { character: 'Character', image: 'Pictures', video: 'Clip' } satisfies Record<
    JobKind,
    string
  >,
  place: (position: number) => `number ${position}`,
  progress: (done: number, total: number) => `${done} of ${total}`,
  attempts: (count: number) => `${count} attempts.`,
  premium: 'Premium',
  theirs: (member: string) => `Jobs of ${member}`,
  give_back: 'Refund tokens',
  in_log: 'View in audit log',
  actions: (job: string) => `Actions for job ${job}`,
  acts: { retry: 'Retry job', cancel: 'Cancel job' },
  ask: { retry: 'Retry this job?', cancel: 'Cancel this job?' },
  ask_sentence: {
    retry: 'The member pays again. Tokens from the first attempt were already returned.',
    cancel: 'This discards any results so far and returns the tokens.',
  },
  done: { retry: 'The job is back in the queue.', cancel: 'Job canceled.' },
  empty: 'No jobs',
  empty_sentence: 'No paid jobs match these filters.',
  nothing_yet: 'Pictures, clips, and characters that members order appear here.',
} as const;
