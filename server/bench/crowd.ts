// Plants a catalogue of any size by SQL, with realistic variety in names, tags and texts.
import type pg from 'pg';

export const SITE = '019b0000-0000-7000-8000-000000000001';
export const TAGS = [
  ...['art', 'baking', 'boats', 'books', 'calm', 'cinema', 'coffee', 'craft', 'dance', 'desert'],
  ...['flowers', 'forest', 'funny', 'gentle', 'harbour', 'history', 'jazz', 'mountains', 'night'],
  ...[
    'poetry',
    'rain',
    'science',
    'sea',
    'sharp',
    'shy',
    'snow',
    'stars',
    'travel',
    'wine',
    'witty',
  ],
];

const syllables = (starts: string, ends: string): string[] =>
  starts.split(' ').flatMap((start) => ends.split(' ').map((end) => start + end));

/** 480 given names with a realistic distribution, and 400 family names. */
const GIVEN = syllables(
  'Mi Ma Le Sa Jo Ka Ni El Vi Ta Ro Da Lu An Be Ce Fi Ge Ha Ir',
  'ra na lia ven ron dith mar sel ka ton bel dra fira go lin mon nor pia qua ris sa tha vy wen',
);
const FAMILY = syllables(
  'Vale Brook Stone North Win Ash Black Fair Green Hart',
  'd ford ley ton wood well more field by ham land ridge worth shaw mere cott bury gate hurst ville son ing er man dale low row mont burn croft wick holm den stead stow thorpe kirk beck garth firth',
);
const WORDS = syllables(
  'ba be bi bo bu da de di do du fa fe fi fo fu ka ke ki ko ku',
  'lant rest nook mide sorn tave pell wick dron gast hulm jarn kend lorp mast nelt olde purn quil rost stam tund ulve vern welk',
);

const TRAITS = {
  type: 'artist',
  ethnicity: 'mixed',
  body: 'slim',
  breast: '',
  butt: '',
  skin: 'olive',
  hair_style: 'bob',
  hair_colour: 'brown',
  eye_colour: 'green',
  personalities: ['gentle'],
  fetishes: [],
};

export async function plantCrowd(pool: pg.Pool, count: number): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('select setseed(0.42)');
    await client.query('alter table character disable trigger user');
    const { rows: indexes } = await client.query<{ name: string; definition: string }>(
      `select indexname as name, indexdef as definition from pg_indexes
       where tablename = 'character' and indexname <> 'character_pkey'`,
    );
    for (const { name } of indexes) await client.query(`drop index ${name}`);
    await plantTexts(client);
    await client.query(PEOPLE, [SITE]);
    await client.query(CHARACTERS, [SITE, count, GIVEN, FAMILY, TAGS, JSON.stringify(TRAITS)]);
    await client.query(`set maintenance_work_mem = '256MB'`);
    for (const { definition } of indexes) await client.query(definition);
    await client.query('alter table character enable trigger user');
    for (const statement of AFTERWARDS) await client.query(statement);
    const searches = [...GIVEN, ...FAMILY, ...TAGS, ...WORDS].map((word) => word.toLowerCase());
    await client.query(SPELLINGS, [SITE, searches, Math.min(count, MAX_SPELLINGS)]);
    for (const table of [
      'character',
      'catalogue_word',
      'character_day',
      'character_count',
      'dome_character',
    ])
      await client.query(`vacuum analyze ${table}`);
  } finally {
    client.release(true); // discards its session settings
  }
}

/** Two thousand texts with their lexemes; each character gets one of them. */
async function plantTexts(client: pg.PoolClient): Promise<void> {
  await client.query(
    'create temp table texts (nth int, tagline text, description text, words tsvector)',
  );
  await client.query(
    `insert into texts select n, tagline, description, array_to_tsvector(array(
       select distinct word from unnest(string_to_array(lower(tagline || ' ' || description), ' ')) word))
     from (
       select n, (select string_agg(($1::text[])[1 + floor(500 * random() ^ 2)::int], ' ') from generate_series(1, 7) where n > 0) as tagline,
         (select string_agg(($1::text[])[1 + floor(500 * random() ^ 2)::int], ' ') from generate_series(1, 60) where n > 0) as description
       from generate_series(0, 1999) n) written`,
    [WORDS],
  );
  await client.query(
    'update texts set tagline = coalesce(tagline, $1), description = coalesce(description, $1), words = coalesce(words, array_to_tsvector(array[$1]))',
    ['still'],
  );
  await client.query('create index on texts (nth)');
}

const PEOPLE = `with planted as (
    insert into site (id, host, hostnames, record, created_at, updated_at)
    values ($1, 'pd', '{}', '{}', now(), now()) on conflict do nothing
  ) insert into person (id, site_id, kind, issuer, sub, name, created_at, seen_at)
  select ('019b0000-0000-7000-9000-' || lpad(n::text, 12, '0'))::uuid, $1, 'member', 'bench', n::text, 'maker ' || n, now(), now()
  from generate_series(1, 100) n`;

const CHARACTERS = `insert into character (
    id, site_id, owner_id, name, slug, gender, age, tagline, description, greeting, alternate_greetings, personality,
    scenario, example_dialogue, system_notes, traits, tags, visibility, is_official, is_exclusive, rating, portrait_id,
    hover_id, gallery_ids, portrait_preview, chats, messages, likes, created_at, updated_at, keywords, words)
  select ('019b0000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, $1::uuid,
    case when is_official then null else ('019b0000-0000-7000-9000-' || lpad((1 + n % 100)::text, 12, '0'))::uuid end,
    given || ' ' || family, lower(given), (array['female','anime','male'])[1 + n % 3], 21 + n % 30, tagline, description,
    rpad('', 240, 'Hello there. '), array[rpad('', 200, 'You again. ')], 'gentle, dry', rpad('', 160, 'A quiet room. '),
    rpad('', 300, 'You: Hm. '), '', $6::jsonb, tags,
    case when n % 33 = 0 then 'private' else 'public' end, is_official, n % 20 = 0,
    case when n % 10 = 7 then 'suggestive' else 'safe' end, gen_random_uuid(), gen_random_uuid(),
    array[gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), gen_random_uuid()],
    'data:image/webp;base64,' || rpad('', 280, md5(n::text)), floor(1000 * random() ^ 8), floor(100000 * random() ^ 8), 0,
    now() - n * interval '20 seconds', now(),
    array_to_tsvector(array['n' || lower(given), 'n' || lower(family)]
      || array(select distinct 't' || tag from unnest(tags) tag)),
    words || array_to_tsvector(array[lower(given), lower(family)] || array(select distinct tag from unnest(tags) tag))
  from (
    select n, n % 10 = 0 as is_official, ($3::text[])[1 + floor(480 * random() ^ 2)::int] as given,
      ($4::text[])[1 + floor(400 * random())::int] as family,
      array[($5::text[])[1 + start], ($5::text[])[1 + (start + 1 + step) % 30], ($5::text[])[1 + (start + 11 + step) % 30],
        ($5::text[])[1 + (start + 21) % 30]] as tags
    from (select n, floor(30 * random())::int as start, floor(9 * random())::int as step from generate_series(1, $2::int) n) drawn
  ) person join texts on texts.nth = person.n % 2000`;

/** Adds words, since real texts have more: corrections of misspelled words search all of them. */
const MAX_SPELLINGS = 100_000;
const SPELLINGS = `select learn_words($1, $2::text[] || array(
    select translate(substr(md5(n::text), 1, 5 + n % 6), '0123456789', 'ghijklmnop') from generate_series(1, $3::int) n))`;

const AFTERWARDS = [
  `insert into character_count select site_id, tag, gender, rating, is_official, is_exclusive, count(*)
   from character, lateral (select '' as tag union select unnest(tags)) tagged
   where visibility = 'public' group by 1, 2, 3, 4, 5, 6`,
  `insert into catalogue select id, 1 from site`,
  `insert into character_day select id, current_date - d, site_id, 1 + (random() * 50)::int
   from (select id, site_id from character order by id limit 100000) active, generate_series(0, 2) d`,
  `insert into dome select gen_random_uuid(), site.id, 'Shelf ' || n, 'shelf-' || n, 'A shelf', null, n, now()
   from site, generate_series(1, 6) n`,
  `insert into dome_character select dome.id, shelved.id, shelved.at from dome,
   lateral (select id, row_number() over () as at from character where visibility = 'public'
     order by id limit 20 offset dome.position * 3) shelved`,
];
