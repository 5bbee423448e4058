// The numbers of public characters, from counters that triggers maintain.
import type { Gender } from '@velour/contract/scalars.ts';
import { and, desc, eq, gt, inArray, ne, sql } from 'drizzle-orm';
import type { Scope } from '../../platform/db/scope.ts';
import type { Rating } from '../characters/service.ts';
import { tag_setting, character_count } from './tables.ts';

export interface CountFilter {
  readonly genders: readonly Gender[];
  readonly ratings: readonly Rating[];
  /** A tag; undefined for all visible characters. */
  readonly tag?: string | undefined;
  readonly only?: 'members' | 'exclusive' | undefined;
}

const MAX_TAGS = 100;
const shown = sql<number>`coalesce(sum(${character_count.shown}), 0)::int`;

const among = (scope: Scope, { genders, ratings }: CountFilter) =>
  and(
    eq(character_count.site_id, scope.site_id),
    inArray(character_count.gender, [...genders]),
    inArray(character_count.rating, [...ratings]),
  );

export async function countShown(scope: Scope, filter: CountFilter): Promise<number> {
  const [row] = await scope.db
    .select({ shown })
    .from(character_count)
    .where(
      and(
        among(scope, filter),
        eq(character_count.tag, filter.tag ?? ''),
        filter.only === 'members' ? eq(character_count.is_official, false) : undefined,
        filter.only === 'exclusive' ? eq(character_count.is_exclusive, true) : undefined,
      ),
    );
  return row?.shown ?? 0;
}

export async function countByGender(scope: Scope, filter: CountFilter) {
  return scope.db
    .select({ gender: character_count.gender, count: shown })
    .from(character_count)
    .where(and(among(scope, filter), eq(character_count.tag, '')))
    .groupBy(character_count.gender);
}

/** Pinned tags first, then by the number of characters; hidden tags are excluded. */
export async function countTags(scope: Scope, filter: CountFilter) {
  return scope.db
    .select({ name: character_count.tag, count: shown })
    .from(character_count)
    .leftJoin(
      tag_setting,
      and(
        eq(tag_setting.site_id, character_count.site_id),
        eq(tag_setting.name, character_count.tag),
      ),
    )
    .where(
      and(
        among(scope, filter),
        ne(character_count.tag, ''),
        sql`${tag_setting.is_hidden} is not true`,
      ),
    )
    .groupBy(character_count.tag, tag_setting.position)
    .having(gt(shown, 0))
    .orderBy(sql`${tag_setting.position} asc nulls last`, desc(shown), character_count.tag)
    .limit(MAX_TAGS);
}
