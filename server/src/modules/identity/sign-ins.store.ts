// The SQL of sign-ins: adding, refreshing one at a time, ending, and listing the recently ended.
import { and, desc, eq, gt, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/handle.ts';
import type { Scope } from '../../platform/db/scope.ts';
import type { Sealed } from '../../platform/encryption.ts';
import { person, sign_in } from './tables.ts';

export type SignInRow = typeof sign_in.$inferSelect;

export async function addSignIn(scope: Scope, row: typeof sign_in.$inferInsert): Promise<void> {
  await scope.db.insert(sign_in).values(row);
}

const isOpen = (scope: Scope, id: string) =>
  and(eq(sign_in.id, id), eq(sign_in.site_id, scope.site_id), isNull(sign_in.ended_at));

/** Includes the provider's id of the person; undefined for an ended sign-in. */
export async function findOpen(
  scope: Scope,
  id: string,
): Promise<(SignInRow & { sub: string; banned_at: Date | null }) | undefined> {
  const [row] = await scope.db
    .select({ row: sign_in, sub: person.sub, banned_at: person.banned_at })
    .from(sign_in)
    .innerJoin(person, eq(person.id, sign_in.person_id))
    .where(isOpen(scope, id));
  return row && { ...row.row, sub: row.sub, banned_at: row.banned_at };
}

/** A rotation of the cookie, whose refresh may be unfinished; it is current until another process takes over. */
export interface Rotation {
  readonly id: string;
  readonly generation: number;
  readonly rotated_at: Date;
}

const isCurrent = (scope: Scope, { id, generation, rotated_at }: Rotation) =>
  and(isOpen(scope, id), eq(sign_in.generation, generation), eq(sign_in.rotated_at, rotated_at));

/** Changes from one rotation of a sign-in to another; returns false if another request was first. */
export async function rotate(scope: Scope, from: Rotation, to: Rotation): Promise<boolean> {
  const { rowCount } = await scope.db
    .update(sign_in)
    .set({ generation: to.generation, rotated_at: to.rotated_at })
    .where(isCurrent(scope, from));
  return rowCount === 1;
}

/** Completes the rotation with its tokens; returns false if another process has taken over. */
export async function storeTokens(
  scope: Scope,
  rotation: Rotation,
  stored: { tokens: Sealed; network: string; at: Date },
): Promise<boolean> {
  const { rowCount } = await scope.db
    .update(sign_in)
    .set({
      tokens: stored.tokens,
      tokens_generation: rotation.generation,
      network: stored.network,
      seen_at: stored.at,
    })
    .where(isCurrent(scope, rotation));
  return rowCount === 1;
}

export async function setProven(scope: Scope, id: string, at: Date): Promise<void> {
  await scope.db.update(sign_in).set({ proven_at: at }).where(isOpen(scope, id));
}

/** Open sign-ins, last used first. */
export async function listOpen(scope: Scope, personId: string): Promise<SignInRow[]> {
  return scope.db
    .select()
    .from(sign_in)
    .where(
      and(
        eq(sign_in.person_id, personId),
        eq(sign_in.site_id, scope.site_id),
        isNull(sign_in.ended_at),
      ),
    )
    .orderBy(desc(sign_in.seen_at), desc(sign_in.id))
    .limit(200);
}

/** Ends all sign-ins, one, or all but one; returns the ended ones. */
export async function endOpen(
  scope: Scope,
  personId: string,
  which: { readonly only?: string; readonly except?: string; readonly at: Date },
): Promise<{ id: string; tokens: Sealed | null }[]> {
  const mine = and(
    eq(sign_in.person_id, personId),
    eq(sign_in.site_id, scope.site_id),
    isNull(sign_in.ended_at),
    which.only === undefined ? undefined : eq(sign_in.id, which.only),
    which.except === undefined ? undefined : ne(sign_in.id, which.except),
  );
  const held = await scope.db
    .select({ id: sign_in.id, tokens: sign_in.tokens })
    .from(sign_in)
    .where(mine);
  await scope.db.update(sign_in).set({ ended_at: which.at, tokens: null }).where(mine);
  return held;
}

export interface Ended {
  readonly person_id: string;
  /** Undefined for a ban, which ends all sign-ins. */
  readonly sign_in_id: string | undefined;
}

/** Sign-ins of all sites that ended since then: few rows, whatever the number of connections. */
export async function listEndedSince(db: Db, since: Date): Promise<Ended[]> {
  const [signIns, banned] = await Promise.all([
    db
      .select({ person_id: sign_in.person_id, sign_in_id: sign_in.id })
      .from(sign_in)
      .where(gt(sign_in.ended_at, since)),
    db.select({ person_id: person.id }).from(person).where(gt(person.banned_at, since)),
  ]);
  // Bans first, because they end all sign-ins of a person.
  return [...banned.map(({ person_id }) => ({ person_id, sign_in_id: undefined })), ...signIns];
}

/** True if a member with this address has signed in from this network: strangers' attempts do not count there. */
export async function hasNetwork(
  scope: Scope,
  request: { email: string; network: string },
): Promise<boolean> {
  const [row] = await scope.db
    .select({ one: sql`1` })
    .from(sign_in)
    .innerJoin(person, eq(person.id, sign_in.person_id))
    .where(
      and(
        eq(person.site_id, scope.site_id),
        eq(person.email, request.email),
        eq(sign_in.network, request.network),
      ),
    )
    .limit(1);
  return row !== undefined;
}

/** Deletes sign-ins a while after their end, and those unused for longer than their cookie is valid. */
export async function forgetEnded(db: Db, before: { ended: Date; seen: Date }): Promise<void> {
  await db
    .delete(sign_in)
    .where(or(lt(sign_in.ended_at, before.ended), lt(sign_in.seen_at, before.seen)));
}
