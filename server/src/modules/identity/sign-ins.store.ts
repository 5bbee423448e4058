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

/** With the provider's name of its person; undefined once it has ended. */
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

/** Goes from one rotation of a sign-in to another; false when another request was quicker. */
export async function rotate(scope: Scope, from: Rotation, to: Rotation): Promise<boolean> {
  const { rowCount } = await scope.db
    .update(sign_in)
    .set({ generation: to.generation, rotated_at: to.rotated_at })
    .where(isCurrent(scope, from));
  return rowCount === 1;
}

/** Ends the rotation with its tokens; false if it has been taken over since. */
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

/** Open ones, the latest used first. */
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

/** Ends the named ones (all, one, or all but one); returns them. */
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
  /** Undefined for a ban, which ends them all. */
  readonly sign_in_id: string | undefined;
}

/** Sign-ins of all sites that ended since then: few rows, however many are connected. */
export async function listEndedSince(db: Db, since: Date): Promise<Ended[]> {
  const [signIns, banned] = await Promise.all([
    db
      .select({ person_id: sign_in.person_id, sign_in_id: sign_in.id })
      .from(sign_in)
      .where(gt(sign_in.ended_at, since)),
    db.select({ person_id: person.id }).from(person).where(gt(person.banned_at, since)),
  ]);
  // First what says more: a ban ends the sign-ins, too.
  return [...banned.map(({ person_id }) => ({ person_id, sign_in_id: undefined })), ...signIns];
}

/** Networks that a member with this address signed in from: no stranger's tries count there. */
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

/** Deletes ended ones after a while, and those unused for longer than their cookie lives. */
export async function forgetEnded(db: Db, before: { ended: Date; seen: Date }): Promise<void> {
  await db
    .delete(sign_in)
    .where(or(lt(sign_in.ended_at, before.ended), lt(sign_in.seen_at, before.seen)));
}
