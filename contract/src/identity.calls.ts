// Calls of visitors. No validator is imported, as in all call files.
import type { Call } from './endpoint.ts';

export const identityCalls = {
  createVisitor: {
    method: 'POST',
    path: '/anon-users',
    access: 'anyone',
    idempotent: 'transaction',
    summary: 'Create an anonymous visitor and its token',
  },
} as const satisfies Record<string, Call>;
