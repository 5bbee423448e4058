// Characters: rows, texts, versions, cards, review and visibility.
import type { Bus } from '../../providers/events/port.ts';
import type { Core } from '../../platform/core.ts';
import type { Scope } from '../../platform/db/scope.ts';
import type { Notify } from '../../platform/notify.ts';
import type { AssetsService } from '../assets/service.ts';
import type { AuditService } from '../audit/service.ts';
import type { IdentityService } from '../identity/service.ts';
import type { SitesService } from '../sites/service.ts';
import { createImports } from './card-imports.ts';
import { createChanges } from './changes.ts';
import { toCard, type AssetUrl, type PictureUrls } from './characters.rules.ts';
import {
  addCharacter,
  addOwn,
  findCharacter,
  findNames,
  requireRoom,
  listMissing,
  listPictures,
  measureCharacters,
  readMissingWords,
  setPreview,
  type CharacterDraft,
  type CharacterRow,
} from './characters.store.ts';
import * as store from './creations.store.ts';
import { createCuration } from './curation/curation.ts';
import { createMatching } from './curation/matching.ts';
import { createRetagging } from './curation/retag.ts';
import { createUndoJournal } from './curation/undo.ts';
import { createVisibility } from './curation/visibility.ts';
import { createModerationHolds } from './moderation-holds.ts';
import { createJudge } from './moderation.ts';
import { createOrphanedPictures } from './orphaned-pictures.ts';
import { createOwnCharacters } from './own/own.ts';
import { createPortraits } from './own/portraits.ts';
import { createPersonalData } from './personal-data.ts';
import { createPictureVisibility } from './picture-visibility.ts';
import { createAppeals } from './review/appeals.ts';
import { createDisplayNames } from './review/display-names.ts';
import { createReview } from './review/review.ts';
import { createViewing } from './viewing.ts';

export type CharactersService = ReturnType<typeof createCharactersService>;
export { completeContent } from './characters.rules.ts';
export {
  NO_PORTRAIT,
  openPicturesOf,
  toCard,
  toCharacter,
  type AssetUrl,
} from './characters.rules.ts';
export {
  characterRow,
  findPublic,
  isOwner,
  type CardRow,
  type CharacterDraft,
  type CharacterRow,
} from './characters.store.ts';
export type { CreationFound, CreationRow } from './creations.store.ts';
export type { PutBack, Undoer } from './curation/undo.ts';
export type { CharacterUndo } from './curation/undo.rules.ts';
export type { Touched } from './curation/undo.store.ts';
export {
  drawingOf,
  LOOK_FIELDS,
  portraitRecipe,
  RECIPE_PROVIDER,
  SHOWN_WORDS,
  yearsOf,
  type Look,
  type LookField,
} from './looks.rules.ts';
export type { Judge } from './moderation.ts';
export type { Rating } from './policy.ts';
export type { ForChat, Viewer } from './viewing.ts';

export interface CharactersNeeds extends Pick<Core, 'db' | 'clock' | 'ids' | 'limits'> {
  readonly bus: Bus;
  readonly sites: Pick<SitesService, 'recordOf'>;
  readonly identity: Pick<IdentityService, 'members'>;
  readonly safety: Parameters<typeof createJudge>[0]['safety'];
  readonly audit: Pick<AuditService, 'record' | 'page'>;
  readonly notify: Notify;
  readonly assets: AssetsService;
}

/** The inputs of creations; here, since their pictures and texts become the character's. */
const creations = {
  requireRoom,
  addCharacter: addOwn,
  add: store.addCreation,
  find: store.findCreation,
  findByName: store.findCreations,
  read: store.readCreation,
  listUnfinished: store.listUnfinished,
  listForgettable: store.listForgettable,
  setDelivered: store.setDelivered,
  setChosen: store.setChosen,
  setPictures: store.setPictures,
  dismiss: store.dismiss,
  bringBack: store.bringBack,
  listSettled: store.listSettled,
  closeChoice: store.closeChoice,
};

const READ_AT_ONCE = 500;

export function createCharactersService(needs: CharactersNeeds) {
  const { db, clock, ids, bus, limits, identity, safety, audit, assets } = needs;
  const changes = createChanges({ bus });
  const { change } = changes;
  const urls = createPictureUrls(assets);
  const ownUrl = urls.signed;
  const judge = createJudge({ safety });
  const pictureVisibility = createPictureVisibility({ assets });
  const orphanedPictures = createOrphanedPictures({ assets });
  const editing = {
    db,
    clock,
    ids,
    pictureVisibility,
    judge,
    identity,
    orphanedPictures,
    assets,
    ownUrl,
    change,
  };
  const own = createOwnCharacters(editing);
  const journal = createUndoJournal({ db, ids, clock });
  const curating = { ...editing, audit, journal, urlsFor: urls.of };
  const visibility = createVisibility(curating);
  const names = createDisplayNames({ identity, judge, audit, change });
  const appeals = createAppeals({ clock, ownUrl, change, audit });
  const personalData = createPersonalData({ clock, changes });
  const viewing = createViewing(needs, { changes, urls });

  return {
    changes,
    judge,
    urls,
    own,
    portraits: createPortraits({ clock, ownUrl, assets, limits, own }),
    imports: createImports({ ...editing, limits }),
    review: createReview({ ...editing, audit, names, appeals, notify: needs.notify }),
    appeals,
    displayNames: names,
    moderationHolds: createModerationHolds({ changes, pictureVisibility }),
    curation: {
      characters: createCuration(curating),
      visibility,
      matching: createMatching({ change, visibility }),
      retagging: createRetagging({ clock }),
      journal,
    },
    orphanedPictures,
    countPrivate: personalData.countPrivate,
    personalData,
    ratingsOf: viewing.ratingsOf,
    read: viewing.read,
    visible: viewing.visible,
    forChat: viewing.forChat,
    cardOf: (row: CharacterRow) => toCard(row, urls.of(row)),
    extrasOf: viewing.extrasOf,

    creations,

    /** In any state, for decisions about it. */
    find: findCharacter,
    namesOf: findNames,

    missingOf: listMissing,
    picturesOf: listPictures,

    /** Stores the preview of a portrait that was drawn after its character was added. */
    showPreview: (scope: Scope, id: string, preview: string): Promise<void> =>
      change(scope, (tx) => setPreview(tx, id, preview)),

    /** Adds a character with the given content; false if this id exists already. */
    add: (scope: Scope, draft: CharacterDraft): Promise<boolean> =>
      change(scope, (tx) => addCharacter(tx, draft)),

    measure: (): Promise<void> => measureCharacters(db),

    /** Indexes the words of characters from before the search index, some at a time. */
    async readMissingWords(): Promise<void> {
      while ((await readMissingWords(db, READ_AT_ONCE)) > 0);
    },

    async removeDeleted(): Promise<void> {
      await own.removeDeleted();
      await journal.removeOld();
    },
  };
}

function createPictureUrls(assets: Pick<AssetsService, 'urlOf' | 'signedUrlOf'>): PictureUrls {
  const shared: AssetUrl = (id, width) => assets.urlOf({ id }, width);
  const signed: AssetUrl = (id, width) => assets.signedUrlOf({ id }, width);
  return {
    shared,
    signed,
    of: ({ visibility }) => (visibility === 'public' ? shared : signed),
  };
}
