// The SQL of search words: prefixes, and similar spellings by trigrams.
import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/handle.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { swapsOf, trigramsOf } from '@velour/text-search/search-words.ts';

/** The share of common trigrams of both words; less similar words are similar by chance. */
const LEAST_SIMILARITY = 0.3;
/** Words that are much less similar than the best match are dropped. */
const OF_THE_BEST = 0.8;
const MAX_SPELLINGS = 4;
/**
 * The similarity of a word with two swapped letters, a common mistake that leaves few common trigrams in a short word.
 */
const OF_A_SLIP = 1;

/** The words of public characters for each prefix, at most `most` per prefix. */
export async function findCompletions(
  scope: Scope,
  { beginnings, most }: { beginnings: readonly string[]; most: number },
): Promise<{ beginning: string; words: string[] }[]> {
  const { rows } = await scope.db.execute<{ beginning: string; words: string[] }>(sql`
    select beginning, array(
      select distinct word from catalogue_word
      where site_id = ${scope.site_id}::uuid
        and word ~>=~ beginning and word ~<~ (beginning || ${'\u{10ffff}'}) limit ${most}
    ) as words from unnest(${sql.param(beginnings)}::text[]) as typed(beginning)`);
  return rows;
}

/** Similar words, most similar first; undefined if a public character has a word with this prefix. */
export async function findAlike(scope: Scope, word: string): Promise<string[] | undefined> {
  const trigrams = trigramsOf(word);
  const { rows } = await scope.db.execute<{ word: string | null; similarity: number }>(sql`
    with completed as (
      select 1 from catalogue_word where site_id = ${scope.site_id}::uuid
        and word ~>=~ ${word} and word ~<~ ${`${word}\u{10ffff}`} limit 1
    ), slips as (
      select slip.word from unnest(${sql.param(swapsOf(word))}::text[]) as slip(word)
      where not exists (select 1 from completed) and exists (
        select 1 from catalogue_word known where known.site_id = ${scope.site_id}::uuid
          and known.word ~>=~ slip.word and known.word ~<~ (slip.word || ${'\u{10ffff}'}))
    ), alike as (
      select word, count(*)::real / (char_length(word) + 1 + ${trigrams.length}::int - count(*)) as similarity
      from catalogue_word
      where site_id = ${scope.site_id}::uuid and trigram = any(${sql.param(trigrams)}::text[])
        and not exists (select 1 from completed)
      group by word
    )
    select word, similarity from alike where similarity >= ${LEAST_SIMILARITY}
    union all select word, ${OF_A_SLIP} from slips
    union all select null, 2 from completed
    order by similarity desc, word limit ${MAX_SPELLINGS}`);
  if (rows.some((row) => row.word === null)) return undefined;
  const best = rows.find(({ similarity }) => similarity < OF_A_SLIP)?.similarity ?? 0;
  const spellings = rows.flatMap((row) =>
    row.word !== null && row.similarity >= best * OF_THE_BEST ? [row.word] : [],
  );
  return [...new Set(spellings)];
}

/** Starts at this word; returns where to continue, if there is more. */
async function removeUnusedFrom(
  db: Db,
  { after, most }: { after: Place; most: number },
): Promise<Place | undefined> {
  const { rows } = await db.execute<{ site_id: string; word: string }>(sql`
    with looked_at as materialized (
      select distinct site_id, word from catalogue_word
      where (site_id, word) > (${after.site_id}::uuid, ${after.word})
      order by site_id, word limit ${most}
    ), removed as (
      delete from catalogue_word using looked_at
      where catalogue_word.site_id = looked_at.site_id and catalogue_word.word = looked_at.word and not exists (
        select 1 from character where character.site_id = looked_at.site_id and visibility = 'public'
          and words @@ quote_literal(looked_at.word)::tsquery
      )
    )
    select site_id, word from looked_at order by site_id desc, word desc limit 1`);
  return rows[0];
}

type Place = { readonly site_id: string; readonly word: string };

const FIRST_ID = '00000000-0000-0000-0000-000000000000';
const AT_ONCE = 500;

export async function removeUnusedWords(db: Db): Promise<void> {
  let place: Place | undefined = { site_id: FIRST_ID, word: '' };
  while (place) place = await removeUnusedFrom(db, { after: place, most: AT_ONCE });
}
