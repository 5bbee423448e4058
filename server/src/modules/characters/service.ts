// The catalogue: who can be met on a site, in which order, and who may see whom.
import type { Character, CharacterCard } from '@velour/contract/characters.ts';
import type { Bus } from '../../providers/events/port.ts';
import type { ImageEngine } from '../../providers/image/port.ts';
import type { LlmProvider } from '../../providers/llm/port.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/handle.ts';
import { inTransaction, type Scope } from '../../platform/db/scope.ts';
import { AppError } from '../../platform/errors.ts';
import { createKept } from '../../platform/ttl-cache.ts';
import type { Log } from '../../platform/log.ts';
import type { Ids } from '../../platform/ids.ts';
import type { Limits } from '../../platform/rate-limits.ts';
import type { AssetsService } from '../assets/service.ts';
import type { AuditService } from '../audit/service.ts';
import type { BudgetsService } from '../budgets/service.ts';
import type { IdentityService } from '../identity/service.ts';
import type { SafetyService } from '../safety/service.ts';
import type { SitesService } from '../sites/service.ts';
import type { WorkService } from '../jobs/service.ts';
import { createActivity } from '../catalogue/activity.ts';
import type { Activity } from '../catalogue/activity.store.ts';
import { createBelongings } from './personal-data.ts';
import { createCreation } from '../generation/wizard/wizard.ts';
import { createCreators } from '../catalogue/creators.ts';
import { createDesk } from './curation/admin.ts';
import { createDomes, type DomeDraft } from '../catalogue/domes.ts';
import { createFreshness } from '../catalogue/catalogue-version.ts';
import { createHolds } from './moderation-holds.ts';
import { createImports } from './card-imports.ts';
import { createLeftovers } from './orphaned-pictures.ts';
import { createLikes } from '../catalogue/likes.ts';
import { createJudge } from './moderation.ts';
import { createMaking } from '../generation/creation.ts';
import { createPortraits } from './own/portraits.ts';
import { createOwn } from './own/own.ts';
import { findOrigin } from './own/own.store.ts';
import { noExtras, readExtras, type CardExtras } from './lorebooks/lorebook.rules.ts';
import { createNames } from './review/display-names.ts';
import { createReview } from './review/review.ts';
import { isOpenTo, isWithin, ratingsFor, type Rating } from './policy.ts';
import { createQuestions } from '../catalogue/cached-queries.ts';
import { toCard, toCharacter, type AssetUrl } from './characters.rules.ts';
import {
  addCharacter,
  findCharacter,
  findKnownIds,
  findNames,
  findPictures,
  measureCharacters,
  readMissingWords,
  type CharacterDraft,
  type CharacterRow,
  setPreview,
} from './characters.store.ts';
import { createShowing } from './picture-visibility.ts';
import { createSitemapList } from '../catalogue/sitemap.ts';
import { forgetWords, type Place } from '../catalogue/search-words.store.ts';

export type CharactersService = ReturnType<typeof createCharactersService>;
export type { ListedCharacter } from '../catalogue/sitemap.ts';
export type { CharacterDraft, CharacterRow } from './characters.store.ts';
export {
  noExtras,
  readExtras,
  type CardExtras,
  type LoreBook,
  type LoreEntry,
} from './lorebooks/lorebook.rules.ts';
export type { LorePlace, LoreRole } from './lorebooks/decorators.rules.ts';
export type { LoreLogic } from './lorebooks/extensions.rules.ts';
export { draw, fillMacros, hiddenKeys, namesUser, type Filling } from './macros.rules.ts';

/** Whoever looks at the catalogue; nobody where a call came without a token. */
export type Viewer = Actor | undefined;

interface Needs {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  readonly llm: LlmProvider;
  readonly bus: Bus;
  readonly sites: Pick<SitesService, 'recordOf'>;
  readonly identity: Pick<IdentityService, 'members'>;
  readonly ids: Ids;
  readonly limits: Limits;
  readonly audit: Pick<AuditService, 'record'>;
  readonly image: ImageEngine;
  readonly work: WorkService;
  readonly budgets: Pick<BudgetsService, 'reserve'>;
  readonly safety: Pick<SafetyService, 'checkCharacter'>;
  readonly assets: Pick<
    AssetsService,
    | 'urlOf'
    | 'signedUrlOf'
    | 'store'
    | 'draft'
    | 'keep'
    | 'areKept'
    | 'discard'
    | 'shownOf'
    | 'share'
    | 'asPng'
    | 'sketch'
    | 'plan'
    | 'previewOf'
    | 'whenIdle'
  >;
}

const HELD_MS = 2_000;
/** A card never changes after it came; only the name of its character may. */
const EXTRAS_HELD_MS = 60_000;
const READ_AT_ONCE = 500;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

export function createCharactersService(needs: Needs) {
  const { db, clock, log, bus, sites, assets, audit, identity, image, llm, limits, budgets } =
    needs;
  const assetUrl: AssetUrl = (id, width) => assets.urlOf({ id }, width);
  const ownUrl: AssetUrl = (id, width) => assets.signedUrlOf({ id }, width);
  /** What not everybody sees has addresses for its owner alone. */
  const urlsFor = ({ visibility }: Pick<CharacterRow, 'visibility'>): AssetUrl =>
    visibility === 'public' ? assetUrl : ownUrl;
  const held = createKept<CharacterRow | undefined>({ clock, ms: HELD_MS, most: 2_000 });
  const heldExtras = createKept<CardExtras>({ clock, ms: EXTRAS_HELD_MS, most: 200 });
  const freshness = createFreshness({ db, clock, bus, onChange: held.forgetAll });
  const activity = createActivity({ db, clock, log, changed: freshness.changed });
  const domes = createDomes({ assetUrl });

  const ratingsOf = async (scope: Scope, viewer: Viewer): Promise<readonly Rating[]> =>
    ratingsFor((await sites.recordOf(scope)).content_rating, viewer);

  /** Throws `character.not_found` for what this viewer may not see: its existence is not told either. */
  const read = async (scope: Scope, viewer: Viewer, id: string): Promise<Character> => {
    const row = await findCharacter(scope, id);
    const ratings = await ratingsOf(scope, viewer);
    if (!row || !isOpenTo(viewer, row) || !ratings.includes(row.rating)) {
      throw new AppError('character.not_found');
    }
    return toCharacter(row, urlsFor(row));
  };

  /** What a change does is told once it is committed. */
  const change = <T>(scope: Scope, work: (tx: Scope) => Promise<T>): Promise<T> =>
    inTransaction(scope, (tx) => {
      tx.afterCommit(() => freshness.changed(scope.site_id));
      return work(tx);
    });

  const judge = createJudge(needs);
  const showing = createShowing(needs);
  const desk = createDesk({
    clock,
    db,
    ids: needs.ids,
    audit,
    assets,
    showing,
    judge,
    ownUrl,
    change,
    urlsFor,
  });
  const leftovers = createLeftovers(needs);
  const own = createOwn({
    db,
    clock,
    ids: needs.ids,
    identity,
    assets,
    showing,
    judge,
    leftovers,
    ownUrl,
    change,
  });
  const names = createNames({ audit, identity, judge, change });
  const making = createMaking({
    clock,
    ids: needs.ids,
    assets,
    work: needs.work,
    db,
    image,
    judge,
    leftovers,
    ownUrl,
    own,
  });

  return {
    own,
    creation: createCreation({ clock, assets, llm, limits, budgets, judge }),
    review: createReview({ audit, clock, showing, judge, ownUrl, change, names }),
    desk,
    names,
    portraits: createPortraits({ assets, clock, ownUrl, own }),
    making,
    imports: createImports({
      assets,
      limits,
      identity,
      clock,
      db,
      ids: needs.ids,
      judge,
      leftovers,
      ownUrl,
      change,
      own,
    }),
    likes: createLikes({ clock, ratingsOf, assetUrl }),
    creators: createCreators({ ratingsOf, assetUrl }),
    async removeDeleted(): Promise<void> {
      await own.removeDeleted();
      await desk.removeOld();
    },
    clearUnchosen: making.clearUnchosen,
    holds: createHolds({ changed: freshness.changed, showing }),
    ...createSitemapList({ clock, assetUrl }),
    ...createBelongings({ clock, changed: ({ site_id }) => freshness.changed(site_id) }),
    ...createQuestions({ clock, freshness, ratingsOf, domes, assetUrl, read }),
    dome: domes.dome,
    read,
    flushActivity: activity.flush,
    foldActivity: activity.fold,
    rankLeaders: activity.rankLeaders,

    /**
     * The character of a chat with whether this actor may still talk to it; undefined when it is gone.
     * Held for two seconds, since every message asks.
     */
    async forChat(scope: Scope, actor: Actor, id: string): Promise<ForChat | undefined> {
      const row = await held.read(`${scope.site_id}:${id}`, () => findCharacter(scope, id));
      if (!row) return undefined;
      const { content_rating } = await sites.recordOf(scope);
      const is_open = isOpenTo(actor, row) && isWithin(content_rating, row.rating);
      return { row, is_open, card: toCard(row, urlsFor(row)) };
    },

    /** What the card that a character came from brings to a chat; nothing where it came from none. */
    async extrasOf(scope: Scope, { id, name }: Pick<CharacterRow, 'id' | 'name'>) {
      return heldExtras.read(`${id}:${name}`, async () => {
        const card = await findOrigin(scope.db, id);
        return card ? readExtras(card, name) : noExtras;
      });
    },

    /** Whatever its state, for whoever has to decide about it. */
    find: findCharacter,
    namesOf: findNames,

    /** One more chat or message of this character, for the counts that rank the catalogue. */
    noteActivity: (what: Activity): void => activity.note(what),

    /** Which of these ids name no character of this site yet. */
    async missingOf(scope: Scope, ids: readonly string[]): Promise<string[]> {
      const known = await findKnownIds(scope, ids);
      return ids.filter((id) => !known.includes(id));
    },

    /** The portrait and the second picture of each of these characters, in the order given. */
    async picturesOf(scope: Scope, ids: readonly string[]) {
      const found = new Map((await findPictures(scope, ids)).map((row) => [row.id, row]));
      return ids.flatMap((id) => found.get(id) ?? []);
    },

    /** The preview of a portrait that was drawn later than its character was added. */
    showPreview: (scope: Scope, id: string, preview: string): Promise<void> =>
      change(scope, (tx) => setPreview(tx, id, preview)),

    /** Adds a character as it stands; false when one of this id is there already. */
    add: (scope: Scope, draft: CharacterDraft): Promise<boolean> =>
      change(scope, (tx) => addCharacter(tx, draft)),

    /** Adds a shelf with these characters in this order, unless one of this slug is there. */
    addDome: (scope: Scope, draft: DomeDraft, characterIds: readonly string[]): Promise<void> =>
      change(scope, (tx) => domes.add(tx, draft, characterIds)),

    measure: (): Promise<void> => measureCharacters(db),

    /** Characters stored before searches knew words are read for them, some at a time. */
    async readMissingWords(): Promise<void> {
      while ((await readMissingWords(db, READ_AT_ONCE)) > 0);
    },

    /** What no public character says any more is not offered as a spelling for longer than a day. */
    async forgetWords(): Promise<void> {
      let place: Place | undefined = { site_id: FIRST_ID, word: '' };
      while (place) place = await forgetWords(db, { after: place, most: READ_AT_ONCE });
    },
  };
}

export interface ForChat {
  readonly row: CharacterRow;
  readonly is_open: boolean;
  readonly card: CharacterCard;
}
