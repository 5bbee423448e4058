// Applies an action to all characters that match a filter of the admins' list, in batches.
import type { CuratedFilter, curationApi } from '@velour/contract/curation.ts';
import { MAX_MATCHING } from '@velour/contract/character-limits.ts';
import type { HandlerReply, Parsed } from '@velour/contract/endpoint.ts';
import type { Member } from '../../../platform/actor.ts';
import type { Scope } from '../../../platform/db/scope.ts';
import { AppError } from '../../../platform/errors.ts';
import { readSearch } from '@velour/text-search/search-words.ts';
import type { OwnNeeds } from '../own/own.ts';
import { findCreators, listMatching, type Wanted } from './curation.store.ts';
import type { Refusal } from './curation.rules.ts';
import type { Visibility } from './visibility.ts';

type Api = typeof curationApi;

/** Undefined if the search has no searchable word. */
export async function readWanted(
  scope: Scope,
  { search: text, is_official, is_exclusive, ...filter }: CuratedFilter,
): Promise<Wanted | undefined> {
  const searchText = text?.trim() ? text.trim() : undefined;
  const search = searchText === undefined ? undefined : readSearch(searchText);
  if (searchText !== undefined && !search) return undefined;
  return {
    gender: filter.gender,
    rating: filter.rating,
    visibility: filter.visibility,
    creator_id: filter.creator_id,
    search,
    creators: searchText === undefined ? [] : await findCreators(scope, searchText),
    is_official: asBoolean(is_official),
    is_exclusive: asBoolean(is_exclusive),
    is_deleted: filter.is_deleted === 'yes',
  };
}

const asBoolean = (given: 'yes' | 'no' | undefined): boolean | undefined =>
  given === undefined ? undefined : given === 'yes';

/** Each batch is a transaction, so that chats and reviews wait for a hundred characters at most. */
const BATCH = 100;

interface Needs extends Pick<OwnNeeds, 'change'> {
  readonly visibility: Pick<Visibility, 'changeIn'>;
}

export function createMatching({ change, visibility }: Needs) {
  return {
    /**
     * The matches are read once, so that an action that removes characters from the filter still reaches all of them;
     * all batches share one undo. Throws `curation.too_many`, `curation.list_changed`.
     */
    async change(
      scope: Scope,
      actor: Member,
      { act, filter, count, reason }: Parsed<Api['changeMatching']>['body'],
    ): Promise<HandlerReply<Api['changeMatching']>> {
      const wanted = await readWanted(scope, filter);
      const matching = wanted ? await listMatching(scope, wanted, MAX_MATCHING + 1) : [];
      if (matching.length > MAX_MATCHING) throw new AppError('curation.too_many');
      if (matching.length !== count) throw new AppError('curation.list_changed');
      const refused = new Map<Refusal, number>();
      let [done, undo_id]: [number, string | null] = [0, null];
      for (let at = 0; at < matching.length; at += BATCH) {
        const characters = matching.slice(at, at + BATCH);
        const before: string | null = undo_id;
        const made: Awaited<ReturnType<Visibility['changeIn']>> = await change(scope, (tx) =>
          visibility.changeIn(tx, actor, { act, characters, reason, undo_id: before }),
        );
        done += made.done.length;
        undo_id = made.undo_id;
        for (const { why } of made.refused) refused.set(why, (refused.get(why) ?? 0) + 1);
      }
      return {
        done,
        undo_id,
        refused: Array.from(refused, ([why, times]) => ({ why, count: times })),
      };
    },
  };
}
