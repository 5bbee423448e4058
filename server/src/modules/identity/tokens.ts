// Visitors' tokens: signed with a separate key, for a separate audience, valid for uploads and the trial only.
import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import type { Visitor } from '../../platform/actor.ts';
import type { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/errors.ts';
import { isUuid } from '../../platform/ids.ts';

export const VISITOR_ISSUER = 'velour';
/** Only the token gives access to a visitor's chats, so it is valid for as long as browsers keep cookies. */
const LIFE_SECONDS = 400 * 24 * 3600;
const MAX_TOKEN_LENGTH = 4096;

const Claims = z.object({
  sub: z.string().refine(isUuid),
  site: z.string(),
  adult: z.boolean(),
  scopes: z.array(z.string()).max(10).default([]),
  token_use: z.literal('visitor'),
  exp: z.int(),
});

export function createVisitorTokens({ secret, clock }: { secret: Buffer; clock: Clock }) {
  const audience = (siteId: string): string => `visitor:${siteId}`;
  return {
    async sign(visitor: { id: string; site_id: string; is_adult: boolean }): Promise<string> {
      const now = Math.floor(clock.now().getTime() / 1000);
      return new SignJWT({
        site: visitor.site_id,
        adult: visitor.is_adult,
        scopes: ['upload', 'trial'],
        token_use: 'visitor',
      })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setSubject(visitor.id)
        .setIssuer(VISITOR_ISSUER)
        .setAudience(audience(visitor.site_id))
        .setIssuedAt(now)
        .setExpirationTime(now + LIFE_SECONDS)
        .sign(secret);
    },

    /** Throws `identity.token_invalid` for everything but our own unexpired token for this site. */
    async verify(token: string, siteId: string): Promise<Visitor> {
      if (token.length > MAX_TOKEN_LENGTH) throw new AppError('identity.token_invalid');
      try {
        const { payload } = await jwtVerify(token, secret, {
          algorithms: ['HS256'],
          issuer: VISITOR_ISSUER,
          audience: audience(siteId),
          currentDate: clock.now(),
          clockTolerance: 30,
        });
        const claims = Claims.parse(payload);
        return {
          kind: 'visitor',
          id: claims.sub,
          site_id: siteId,
          is_adult: claims.adult,
          scopes: claims.scopes,
          expires_at: new Date(claims.exp * 1000),
        };
      } catch (cause) {
        throw new AppError('identity.token_invalid', { cause });
      }
    },
  };
}
