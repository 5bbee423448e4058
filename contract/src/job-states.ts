// The states of a job. No validator is imported, so that the page can use it.

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
