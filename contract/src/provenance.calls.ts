// Calls about the provenance of a file. No validator is imported, as in all call files.
import type { Call } from './endpoint.ts';

export const provenanceCalls = {
  verify: {
    method: 'POST',
    path: '/verify',
    access: 'anyone',
    gateway: 'media',
    multipart: 32 * 2 ** 20,
    summary:
      'Check whether this site made a picture or clip, sent as the multipart field `file`; it isn’t stored',
  },
} as const satisfies Record<string, Call>;
