// Finds pictures and clips that cannot be traced to a paid job, a recipe or an upload.
import { BUILT_IN } from '../src/providers/image/port.ts';
import type { Database } from '../src/platform/db/open.ts';

export async function untraceable({ pool }: Database): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `select a.id from asset a
     where not exists (select from job j where j.id::text = a.provenance ->> 'job_id' and j.owner_id = a.owner_id)
       and not (a.recipe is not null and a.recipe ->> 'engine' = $1 and a.provenance ->> 'engine' = $1)
       and not coalesce(a.provenance ->> 'source' in ('upload', 'card') or (a.provenance ->> 'uploaded')::boolean, false)`,
    [BUILT_IN],
  );
  return rows.map(({ id }) => id);
}

/** The number of pictures by origin. */
export async function countBySource({ pool }: Database): Promise<Record<string, number>> {
  const { rows } = await pool.query<{ source: string; n: number }>(
    `select case when provenance ? 'job_id' then 'job' when recipe is not null then 'recipe' else 'upload' end as source,
       count(*)::int as n from asset group by 1`,
  );
  return Object.fromEntries(rows.map(({ source, n }) => [source, n]));
}
