// The calls of running the place: what it stands on, and whether that works. Free of any validator, as all calls are.
import type { Call } from './endpoint.ts';

export const operationsCalls = {
  engines: {
    method: 'GET',
    path: '/admin/engines',
    access: 'admin',
    summary:
      'What stands behind each engine, how its last test went, and how to connect another one',
  },
  testEngine: {
    method: 'POST',
    path: '/admin/engines/:engine/test',
    access: 'admin',
    summary:
      'Use one engine for something real and small; the answer is the engine with how that went',
  },
} as const satisfies Record<string, Call>;
