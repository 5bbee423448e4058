// What entries of the audit log are about. No validator is imported, so that the page can use it.

export const AUDIT_SUBJECTS = [
  'adjustment',
  'announcement',
  'approval',
  'budget',
  'character',
  'conversion',
  'coupon',
  'dome',
  'engine',
  'item',
  'job',
  'member',
  'message',
  'package',
  'payment',
  'picture',
  'plan',
  'profile',
  'quarantine',
  'report',
  'site',
  'tag',
  'unknown',
] as const;
export type AuditSubject = (typeof AUDIT_SUBJECTS)[number];
