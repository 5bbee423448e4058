// The adapter for a service that compares pictures with lists of known illegal images; its response is parsed strictly.
import { z } from 'zod';
import { createJudgeServer, type JudgeServerOptions } from './judge-server.ts';
import { ModerationFailure, type KnownImages } from './port.ts';

const Reply = z.union([
  z.object({ match: z.literal(false) }),
  z.object({
    match: z.literal(true),
    list: z.string().min(1).max(200),
    reference: z.string().max(500).default(''),
  }),
]);

const LIMIT_MS = 15_000;

/**
 * `POST /v1/match` with the picture in base64. The operator's service computes the hashes that its lists need, because
 * the lists' owners provide them under their own conditions.
 */
export function createKnownImages(options: JudgeServerOptions): KnownImages {
  const server = createJudgeServer({ ...options, callMs: LIMIT_MS });
  return {
    name: `known images · ${server.address}`,
    isBuiltIn: false,
    async match(bytes) {
      const image = bytes.toString('base64');
      const read = Reply.safeParse(await server.post('/match', { image }, undefined));
      if (!read.success)
        throw new ModerationFailure('broken', 'The known-image service returned no verdict.');
      return read.data.match ? { list: read.data.list, reference: read.data.reference } : undefined;
    },
  };
}

/** Used if no service is configured: no picture is known. */
export const createNoKnownImages = (): KnownImages => ({
  name: 'none',
  isBuiltIn: true,
  match: () => Promise.resolve(undefined),
});
