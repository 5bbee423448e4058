// Roles of admins beyond the screens of all admins. No validator is imported.

/** `owner` may do everything and appoints admins; `safety` sees what is in quarantine. */
export const ADMIN_ROLES = ['owner', 'safety'] as const;
export type AdminRole = (typeof ADMIN_ROLES)[number];

/** True if the roles include the needed one, or `owner`. */
export const hasRole = (roles: readonly AdminRole[], needed: AdminRole): boolean =>
  roles.includes(needed) || roles.includes('owner');
