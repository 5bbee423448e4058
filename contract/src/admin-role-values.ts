// What an admin may do beyond the screens of all admins. No validator is imported.

/** `owner` appoints admins and may do everything; `safety` sees what is in quarantine. */
export const ADMIN_ROLES = ['owner', 'safety'] as const;
export type AdminRole = (typeof ADMIN_ROLES)[number];

/** Whether these roles allow what this one is needed for. */
export const hasRole = (roles: readonly AdminRole[], needed: AdminRole): boolean =>
  roles.includes(needed) || roles.includes('owner');
