// The kinds of paid jobs, and the states of a job. No validator is imported, so that the page can use it.

/** Each kind has its charge in the member's statement. */
export const JOB_KINDS = ['character', 'image', 'video'] as const;
export type JobKind = (typeof JOB_KINDS)[number];

export const JOB_STATES = [
  'queued',
  'running',
  'succeeded',
  'failed',
  'blocked',
  'cancelled',
  'dead',
] as const;
export type JobState = (typeof JOB_STATES)[number];
