// All that admins do to the catalogue, with the way back for each of it.
import { createCuration, type CurationNeeds } from './curation.ts';
import { createLabels } from '../../catalogue/tags-admin.ts';
import { createShelves } from '../../catalogue/domes-admin.ts';
import { createStates } from './visibility.ts';
import { createJournal, createUndoing } from './undo.ts';

export function createDesk(needs: Omit<CurationNeeds, 'journal'>) {
  const { db, clock, ids, audit, assets, judge, showing, change, ownUrl, urlsFor } = needs;
  const journal = createJournal(needs);
  const curating = {
    db,
    clock,
    ids,
    audit,
    assets,
    showing,
    judge,
    ownUrl,
    change,
    urlsFor,
    journal,
  };
  const curation = createCuration(curating);
  const states = createStates(curating);
  const shelves = createShelves(curating);
  const labels = createLabels(curating);
  const undoing = createUndoing({
    db,
    clock,
    change,
    undoers: {
      ...shelves.undoers,
      ...labels.undoers,
      character_states: states.undo,
      character_edit: curation.undo,
    },
  });
  return {
    curation,
    states,
    shelves,
    labels,
    undoing,

    async removeOld(): Promise<void> {
      await shelves.removeOld();
      await undoing.forgetOld();
    },
  };
}
