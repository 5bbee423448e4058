// The catalogue: who can be met on a site, in which order, and who may see whom.
import type { Character, CharacterCard } from '@velour/contract/characters.ts';
import type { Gender } from '@velour/contract/scalars.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Clock } from '../../platform/clock.ts';
import { readCursor, writeCursor } from '../../platform/cursor.ts';
import type { Db } from '../../platform/db/handle.ts';
import { inTransaction, type Scope } from '../../platform/db/scope.ts';
import { AppError } from '../../platform/errors.ts';
import { createKept } from '../../platform/kept.ts';
import type { Log } from '../../platform/log.ts';
import type { SitesService } from '../sites/service.ts';
import { createActivity } from './activity/service.ts';
import { createDomes } from './domes/service.ts';
import { isOpenTo, isWithin, ratingsFor, type Rating } from './policy.ts';
import {
  cursorOf,
  dayOf,
  readTags,
  toCard,
  toCharacter,
  type AssetUrl,
  type Sort,
} from './rules.ts';
import {
  addCharacter,
  countAll,
  countByGender,
  countCharacters,
  countTags,
  EXACT_COUNT,
  findCharacter,
  findKnownIds,
  listCharacters,
  readLeaders,
  type CharacterRow,
  type Filter,
} from './store.ts';
import type { character } from './tables.ts';

export type CharactersService = ReturnType<typeof createCharactersService>;
export type CharacterDraft = typeof character.$inferInsert;
export type { CharacterRow } from './store.ts';

/** Whoever looks at the catalogue; nobody where a call came without a token. */
export type Viewer = Actor | undefined;

export interface Browse {
  readonly limit: number;
  readonly offset: number;
  readonly cursor?: string | undefined;
  readonly tags?: string | undefined;
  readonly gender?: Gender | undefined;
  readonly search?: string | undefined;
  readonly sort: Sort;
}

interface Needs {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  readonly sites: Pick<SitesService, 'recordOf'>;
  readonly assetUrl: AssetUrl;
}

const LEADERBOARD_DAYS = 7;
const COUNT_KEPT_MS = 60_000;
const HELD_MS = 2_000;

export function createCharactersService({ db, clock, log, sites, assetUrl }: Needs) {
  const activity = createActivity({ db, clock, log });
  const totals = createKept<number>({ clock, ms: COUNT_KEPT_MS, most: 1_000 });
  const held = createKept<CharacterRow | undefined>({ clock, ms: HELD_MS, most: 2_000 });

  const ratingsOf = async (scope: Scope, viewer: Viewer): Promise<readonly Rating[]> =>
    ratingsFor((await sites.recordOf(scope)).content_rating, viewer);

  const filterOf = (
    ratings: readonly Rating[],
    browse: Partial<Browse>,
    only?: Filter['only'],
  ): Filter => ({
    ratings,
    gender: browse.gender,
    tags: readTags(browse.tags),
    search: browse.search?.trim() || undefined,
    ...(only ? { only } : {}),
  });

  const count = async (scope: Scope, filter: Filter): Promise<number> => {
    const exact = await countCharacters(scope, filter);
    // A search may find any part of a million: how many there are beyond a thousand is nobody's question.
    if (exact <= EXACT_COUNT || filter.search || filter.tags?.length) return exact;
    return totals.read(JSON.stringify([scope.site_id, filter]), () => countAll(scope, filter));
  };

  const list = async (
    scope: Scope,
    viewer: Viewer,
    { only, ...browse }: Browse & Pick<Filter, 'only'>,
  ) => {
    const filter = filterOf(await ratingsOf(scope, viewer), browse, only);
    const cursor = browse.cursor === undefined ? undefined : readCursor(browse.cursor);
    if (browse.cursor !== undefined && !cursor) {
      throw new AppError('request.invalid', {
        fields: [{ field: 'cursor', message: 'Not a cursor of this list' }],
      });
    }
    const { sort, limit, offset } = browse;
    const [rows, total_count] = await Promise.all([
      listCharacters(scope, filter, { sort, limit: limit + 1, offset, cursor }),
      count(scope, filter),
    ]);
    const shown = rows.slice(0, limit);
    const last = shown.at(-1);
    return {
      characters: shown.map((row) => toCard(row, assetUrl)),
      total_count,
      limit,
      offset,
      next_cursor: rows.length > limit && last ? writeCursor(cursorOf(last, sort)) : null,
    };
  };

  return {
    ...createDomes({ assetUrl, ratingsOf }),
    flushActivity: activity.flush,

    browse: (scope: Scope, viewer: Viewer, browse: Browse) => list(scope, viewer, browse),
    browseMembers: (scope: Scope, viewer: Viewer, browse: Browse) =>
      list(scope, viewer, { ...browse, only: 'members' }),
    browseExclusive: (scope: Scope, viewer: Viewer, browse: Browse) =>
      list(scope, viewer, { ...browse, only: 'exclusive' }),

    async genders(scope: Scope, viewer: Viewer): Promise<Map<Gender, number>> {
      const rows = await countByGender(scope, await ratingsOf(scope, viewer));
      return new Map(rows.map((row) => [row.gender, row.count]));
    },

    tags: async (scope: Scope, viewer: Viewer, gender: Gender | undefined) =>
      countTags(scope, filterOf(await ratingsOf(scope, viewer), { gender })),

    async leaderboard(
      scope: Scope,
      viewer: Viewer,
      ask: { gender?: Gender | undefined; limit: number },
    ) {
      const since = new Date(clock.now().getTime() - (LEADERBOARD_DAYS - 1) * 24 * 3_600_000);
      const rows = await readLeaders(scope, filterOf(await ratingsOf(scope, viewer), ask), {
        day: dayOf(since),
        limit: ask.limit,
      });
      return rows.map((row, index) => ({
        rank: index + 1,
        messages: row.messages,
        character: toCard(row.character, assetUrl),
      }));
    },

    /** Throws `character.not_found` for what this viewer may not see: its existence is not told either. */
    async read(scope: Scope, viewer: Viewer, id: string): Promise<Character> {
      const row = await findCharacter(scope, id);
      const ratings = await ratingsOf(scope, viewer);
      if (!row || !isOpenTo(viewer, row) || !ratings.includes(row.rating)) {
        throw new AppError('character.not_found');
      }
      return toCharacter(row, assetUrl);
    },

    /**
     * The character of a chat with whether this actor may still talk to it; undefined when it is gone.
     * Held for two seconds, since every message asks.
     */
    async forChat(scope: Scope, actor: Actor, id: string): Promise<ForChat | undefined> {
      const row = await held.read(`${scope.site_id}:${id}`, () => findCharacter(scope, id));
      if (!row) return undefined;
      const { content_rating } = await sites.recordOf(scope);
      const is_open = isOpenTo(actor, row) && isWithin(content_rating, row.rating);
      return { row, is_open, card: toCard(row, assetUrl) };
    },

    /** One more chat or message of this character, for the counts that rank the catalogue. */
    noteActivity(
      scope: Scope,
      what: { character_id: string; chats: number; messages: number },
    ): void {
      activity.note(scope.site_id, what);
    },

    /** Which of these ids name no character of this site yet. */
    async missingOf(scope: Scope, ids: readonly string[]): Promise<string[]> {
      const known = await findKnownIds(scope, ids);
      return ids.filter((id) => !known.includes(id));
    },

    /** Adds an official character; false when one of this id is there already. */
    addOfficial: (scope: Scope, draft: CharacterDraft): Promise<boolean> =>
      inTransaction(scope, (tx) => addCharacter(tx, draft)),
  };
}

export interface ForChat {
  readonly row: CharacterRow;
  readonly is_open: boolean;
  readonly card: CharacterCard;
}
