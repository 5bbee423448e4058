// All that admins do to the catalogue, with the way back for each of it.
import { createCuration, type CurationNeeds } from './curation.ts';
import { createLabels } from './tags.ts';
import { createShelves } from './domes.ts';
import { createStates } from './visibility.ts';
import { createJournal, createUndoing } from './undo.ts';

export function createDesk(needs: Omit<CurationNeeds, 'journal'>) {
  const curating = { ...needs, journal: createJournal(needs) };
  const curation = createCuration(curating);
  const states = createStates(curating);
  const shelves = createShelves(curating);
  const labels = createLabels(curating);
  const undoing = createUndoing({
    ...needs,
    undoers: {
      ...shelves.undoers,
      ...labels.undoers,
      ...{ character_states: states.undo, character_edit: curation.undo },
    },
  });
  return {
    ...{ curation, states, shelves, labels, undoing },

    async removeOld(): Promise<void> {
      await shelves.removeOld();
      await undoing.forgetOld();
    },
  };
}
