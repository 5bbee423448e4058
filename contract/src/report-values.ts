// The values of reports' fields. No validator is imported, so that the page can use it.

export const REPORT_REASONS = [
  'child_safety',
  'intimate_picture',
  'real_person',
  'illegal',
  'hateful',
  'other',
] as const;
/** How long a decision may take: an hour for the safety of children, a day for intimate pictures, else three working days. */
export const REPORT_CLOCKS = ['hour', 'day', 'working_days'] as const;
export const REPORT_STATES = ['open', 'upheld', 'rejected'] as const;
export const REPORT_KINDS = ['report', 'removal'] as const;
export const SUBJECT_TYPES = ['character', 'message', 'picture', 'profile', 'unknown'] as const;
