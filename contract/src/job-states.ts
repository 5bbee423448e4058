// The states of a job, for whoever shows or sorts by them. Free of any validator, so that a page needs none.

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
