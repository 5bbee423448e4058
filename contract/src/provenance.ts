// Whether a picture or clip was made by this site: the answer says that, how it is known and when, and nothing of a person.
import { z } from 'zod';
import { calls } from './calls.ts';
import { describe } from './endpoint.ts';

const Verified = z.object({
  made_here: z.boolean(),
  /**
   * `signature`: the file is as it was downloaded; `watermark`: it has this site's hidden mark; `likeness`: it looks like a
   * picture made here; null where none fits.
   */
  evidence: z.enum(['signature', 'watermark', 'likeness']).nullable(),
  /** The day it was made, in UTC. */
  made_on: z.iso.date().nullable(),
  /** What the file says of itself in its metadata, in the words of IPTC, wherever it comes from; anyone can write that. */
  declared: z
    .enum(['trainedAlgorithmicMedia', 'algorithmicMedia', 'compositeSynthetic'])
    .nullable(),
});
export type Verified = z.infer<typeof Verified>;

export const provenanceApi = describe(calls.provenance, {
  verify: {
    /** The file, which clients put into the form. */
    body: z.custom<Uint8Array>((given) => given instanceof Uint8Array),
    reply: Verified,
  },
});
