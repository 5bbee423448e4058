// Provenance: whether a picture or clip was made by this site, the evidence for that, and the day; nothing about the person.
import { z } from 'zod';
import { calls } from './calls.ts';
import { describe } from './endpoint.ts';

const Verified = z.object({
  made_here: z.boolean(),
  /**
   * `signature`: the file is unchanged since its download; `watermark`: it has this site's
   * invisible watermark; `likeness`: it is similar to a picture made here; null if nothing matches.
   */
  evidence: z.enum(['signature', 'watermark', 'likeness']).nullable(),
  /** The day it was made, in UTC. */
  made_on: z.iso.date().nullable(),
  /**
   * The IPTC digital source type in the file's metadata, whatever its origin; anyone can write
   * that.
   */
  declared: z
    .enum(['trainedAlgorithmicMedia', 'algorithmicMedia', 'compositeSynthetic'])
    .nullable(),
});
export type Verified = z.infer<typeof Verified>;

export const provenanceApi = describe(calls.provenance, {
  verify: {
    /** The file's bytes; clients send it as a form field. */
    body: z.custom<Uint8Array>((given) => given instanceof Uint8Array),
    reply: Verified,
  },
});
