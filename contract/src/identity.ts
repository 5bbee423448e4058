// Visitors, members and their tokens.
import { z } from 'zod';
import { calls } from './calls.ts';
import { describe } from './endpoint.ts';

export const VisitorToken = z.object({ jwt: z.string() });

export const identityApi = describe(calls.identity, {
  createVisitor: { reply: VisitorToken },
});
