// The values of reports' fields. No validator is imported, so that the page can use it.

export const REPORT_REASONS = [
  'child_safety',
  'intimate_picture',
  'real_person',
  'illegal',
  'hateful',
  'other',
] as const;
/**
 * Deadlines of decisions: an hour for child safety, a day for intimate pictures, otherwise three
 * working days.
 */
export const REPORT_CLOCKS = ['hour', 'day', 'working_days'] as const;
export const REPORT_STATES = ['open', 'upheld', 'rejected'] as const;
export const REPORT_KINDS = ['report', 'removal'] as const;
export const SUBJECT_TYPES = ['character', 'message', 'picture', 'profile', 'unknown'] as const;

/** Sixteen random letters and digits without those that are easily misread; they open the status of the report. */
export const REPORT_NUMBER = /^VR(-[0-9A-HJKMNP-TV-Z]{4}){4}$/;
/** What `referenceOf` returns. */
export const REPORT_REFERENCE = /^VR(-[0-9A-HJKMNP-TV-Z]{4}){2}$/;

/**
 * The beginning of a report's number. It names the report to the admins' search, but unlike the number it opens no status
 * page, so that the creator of what was reported may have it.
 */
export const referenceOf = (number: string): string => number.split('-').slice(0, 3).join('-');
