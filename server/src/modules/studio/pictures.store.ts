// The SQL of pictures and clips made in the studio, and of the list of shared pictures.
import type { Gender } from '@velour/contract/scalars.ts';
import {
  and,
  arrayContains,
  asc,
  count,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  lt,
  or,
  sql,
} from 'drizzle-orm';
import type { Db } from '../../platform/db/handle.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { pagesBy } from '../../platform/pages.ts';
import { assets } from '../assets/tables.ts';
import { character } from '../characters/tables.ts';
import { person } from '../identity/tables.ts';
import { studio_picture } from './tables.ts';

export type PictureRow = typeof studio_picture.$inferSelect;

interface Whose {
  readonly owner_id: string;
  readonly id: string;
}

const picturesOf = (scope: Scope, ownerId: string) =>
  and(eq(studio_picture.site_id, scope.site_id), eq(studio_picture.owner_id, ownerId));

export async function addPictures(
  { db }: Scope,
  rows: readonly (typeof studio_picture.$inferInsert)[],
): Promise<void> {
  await db.insert(studio_picture).values([...rows]);
}

export async function listOfJobs({ db }: Scope, jobIds: readonly string[]): Promise<PictureRow[]> {
  if (jobIds.length === 0) return [];
  return db
    .select()
    .from(studio_picture)
    .where(and(inArray(studio_picture.job_id, [...jobIds]), isNull(studio_picture.deleted_at)))
    .orderBy(asc(studio_picture.asset_id));
}

/** The results of a job, without deleted ones. */
export async function listMadeOf(
  scope: Scope,
  { owner_id, job_id }: { owner_id: string; job_id: string },
): Promise<PictureRow[]> {
  return scope.db
    .select()
    .from(studio_picture)
    .where(
      and(
        picturesOf(scope, owner_id),
        eq(studio_picture.job_id, job_id),
        isNull(studio_picture.deleted_at),
      ),
    )
    .orderBy(asc(studio_picture.asset_id));
}

export async function findPicture(scope: Scope, { owner_id, id }: Whose) {
  const [row] = await scope.db
    .select()
    .from(studio_picture)
    .where(and(picturesOf(scope, owner_id), eq(studio_picture.asset_id, id)));
  return row;
}

interface Filter {
  readonly origin: 'gallery' | PictureRow['origin'] | undefined;
  readonly character_id: string | undefined;
  readonly kind: PictureRow['kind'] | undefined;
}

interface Page extends Filter {
  /** The last entry of the previous page. */
  readonly after: string | undefined;
  readonly limit: number;
}

/** An entry of a member's list of pictures: made by a job, or bought in a gallery. */
export interface Entry extends Record<string, unknown> {
  /** The id of the picture, or of its purchase; ids increase with time. */
  readonly id: string;
  readonly asset_id: string;
  /** Null for pictures that the member made. */
  readonly of_character: string | null;
  readonly bought_at: string | null;
}

/** Made and bought pictures; `gallery` selects the bought ones. Clips are always made. */
function entriesOf({ site_id }: Scope, ownerId: string, filter: Filter) {
  const { origin, character_id, kind } = filter;
  const ofCharacter = character_id === undefined ? sql`true` : sql`character_id = ${character_id}`;
  const made = sql`select asset_id as id, asset_id, null::uuid as of_character, null::text as bought_at
    from studio_picture where site_id = ${site_id} and owner_id = ${ownerId} and deleted_at is null
      and ${ofCharacter} and ${origin ? sql`origin = ${origin}` : sql`true`}
      and ${kind ? sql`kind = ${kind}` : sql`true`}`;
  const hasBought = (origin ?? 'gallery') === 'gallery' && kind !== 'video';
  if (!hasBought) return made;
  return sql`${made} union all
    select p.id, p.image_id, p.character_id, p.created_at::text
    from purchase p join ledger_account a on a.id = p.account_id
    where p.site_id = ${site_id} and a.owner_id = ${ownerId} and p.image_id is not null
      and ${character_id === undefined ? sql`true` : sql`p.character_id = ${character_id}`}`;
}

/** Newest first. */
export async function listEntries(scope: Scope, ownerId: string, page: Page): Promise<Entry[]> {
  const { after, limit } = page;
  const { rows } = await scope.db.execute<Entry>(sql`
    select * from (${entriesOf(scope, ownerId, page)}) entry
    where ${after === undefined ? sql`true` : sql`id < ${after}::uuid`}
    order by id desc limit ${limit}`);
  return rows;
}

export async function countEntries(scope: Scope, ownerId: string, filter: Filter): Promise<number> {
  const { rows } = await scope.db.execute<{ n: number }>(
    sql`select count(*)::int as n from (${entriesOf(scope, ownerId, filter)}) entry`,
  );
  return rows[0]?.n ?? 0;
}

/** Undefined unless this member has bought the picture. */
export async function findBought(scope: Scope, ownerId: string, imageId: string) {
  const { rows } = await scope.db.execute<Entry>(sql`
    select * from (${entriesOf(scope, ownerId, { origin: 'gallery', character_id: undefined, kind: 'image' })}) entry
    where asset_id = ${imageId}::uuid and bought_at is not null`);
  return rows[0];
}

/** The character that shows this picture: as its portrait, on hover, or in its gallery. */
export async function findCharacterOf({ db, site_id }: Scope, imageId: string) {
  const [row] = await db
    .select({ id: character.id })
    .from(character)
    .where(
      and(
        eq(character.site_id, site_id),
        isNull(character.deleted_at),
        or(
          eq(character.portrait_id, imageId),
          eq(character.hover_id, imageId),
          arrayContains(character.gallery_ids, [imageId]),
        ),
      ),
    )
    .limit(1);
  return row?.id;
}

/** Those of these pictures that this member made. */
export async function listMade(scope: Scope, ownerId: string, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return scope.db
    .select()
    .from(studio_picture)
    .where(and(picturesOf(scope, ownerId), inArray(studio_picture.asset_id, [...ids])));
}

export async function countByCharacter(scope: Scope, ownerId: string) {
  const rows = await scope.db
    .select({ character_id: studio_picture.character_id, n: count() })
    .from(studio_picture)
    .where(and(picturesOf(scope, ownerId), isNull(studio_picture.deleted_at)))
    .groupBy(studio_picture.character_id);
  return new Map(rows.map(({ character_id, n }) => [character_id, n]));
}

interface SharedChange {
  readonly id: string;
  readonly from: PictureRow['shared'][];
  readonly to: PictureRow['shared'];
  readonly at: Date;
  readonly refusal?: string | null;
}

/** Undefined if the row is no longer in one of these states. */
export async function changeShared(
  { db, site_id }: Scope,
  { id, from, to, at, refusal = null }: SharedChange,
) {
  const [row] = await db
    .update(studio_picture)
    .set({ shared: to, shared_at: at, refusal })
    .where(
      and(
        eq(studio_picture.site_id, site_id),
        eq(studio_picture.asset_id, id),
        isNull(studio_picture.deleted_at),
        inArray(studio_picture.shared, from),
      ),
    )
    .returning();
  return row;
}

/** A refused picture stays refused when it is restored. */
const unshared = sql`case when ${studio_picture.shared} = 'refused' then 'refused' else 'no' end`;

export async function setDeleted(scope: Scope, { owner_id, id }: Whose, at: Date | null) {
  const [row] = await scope.db
    .update(studio_picture)
    .set({ deleted_at: at, ...(at && { shared: unshared }) })
    .where(
      and(
        picturesOf(scope, owner_id),
        eq(studio_picture.asset_id, id),
        at ? isNull(studio_picture.deleted_at) : isNotNull(studio_picture.deleted_at),
      ),
    )
    .returning();
  return row;
}

/** At most `most` pictures that were deleted before this time. */
export async function listDeleted(db: Db, before: Date, most: number) {
  const { asset_id, site_id, owner_id } = studio_picture;
  return db
    .select({ asset_id, site_id, owner_id })
    .from(studio_picture)
    .where(lt(studio_picture.deleted_at, before))
    .orderBy(asc(studio_picture.deleted_at))
    .limit(most);
}

/** Returns false if it was restored in the meantime. */
export async function removeDeleted({ db }: Scope, id: string, before: Date): Promise<boolean> {
  const rows = await db
    .delete(studio_picture)
    .where(and(eq(studio_picture.asset_id, id), lt(studio_picture.deleted_at, before)))
    .returning({ id: studio_picture.asset_id });
  return rows.length === 1;
}

interface SharedPage {
  readonly gender: Gender | undefined;
  readonly character_id: string | undefined;
  readonly id?: string;
  readonly after: string | undefined;
  readonly limit: number;
}

/** Approved pictures of public characters that are not taken down. */
export async function listShared({ db, site_id }: Scope, page: SharedPage) {
  const { gender, character_id, id, after, limit } = page;
  return db
    .select({
      picture: studio_picture,
      width: assets.width,
      height: assets.height,
      preview: assets.preview,
      maker: person.public_name,
    })
    .from(studio_picture)
    .innerJoin(assets, eq(assets.id, studio_picture.asset_id))
    .innerJoin(character, eq(character.id, studio_picture.character_id))
    .innerJoin(person, eq(person.id, studio_picture.owner_id))
    .where(
      and(
        eq(studio_picture.site_id, site_id),
        eq(studio_picture.shared, 'yes'),
        isNull(studio_picture.deleted_at),
        eq(assets.verdict, 'approved'),
        eq(assets.rating, 'safe'),
        eq(assets.is_shared, true),
        sql`${assets.holds} = '{}'`,
        eq(character.visibility, 'public'),
        gender && eq(studio_picture.gender, gender),
        character_id === undefined ? undefined : eq(studio_picture.character_id, character_id),
        id === undefined ? undefined : eq(studio_picture.asset_id, id),
        after === undefined ? undefined : lt(studio_picture.asset_id, after),
      ),
    )
    .orderBy(desc(studio_picture.asset_id))
    .limit(limit);
}

const isWaiting = ({ site_id }: Scope) =>
  and(
    eq(studio_picture.site_id, site_id),
    eq(studio_picture.shared, 'waiting'),
    isNull(studio_picture.deleted_at),
  );

/** Pictures that wait for the review, oldest first. */
export async function listWaiting(scope: Scope, most: number) {
  return scope.db
    .select({
      picture: studio_picture,
      width: assets.width,
      height: assets.height,
    })
    .from(studio_picture)
    .innerJoin(assets, eq(assets.id, studio_picture.asset_id))
    .where(isWaiting(scope))
    .orderBy(asc(studio_picture.shared_at), asc(studio_picture.asset_id))
    .limit(most);
}

export async function countWaiting(scope: Scope): Promise<number> {
  const [row] = await scope.db.select({ n: count() }).from(studio_picture).where(isWaiting(scope));
  return row?.n ?? 0;
}

export async function erasePictures(scope: Scope, ownerId: string): Promise<void> {
  await scope.db.delete(studio_picture).where(picturesOf(scope, ownerId));
}

/** All pictures of one member, for the export. */
export const allPicturesOf = (scope: Scope, ownerId: string) =>
  pagesBy({ asset_id: studio_picture.asset_id }, (isLater) =>
    scope.db
      .select()
      .from(studio_picture)
      .where(and(picturesOf(scope, ownerId), isLater)),
  );
