// Takedown and restoration for each kind of reported subject. A new kind does not compile without both.
import { referenceOf } from '@velour/contract/report-values.ts';
import type { Scope } from '../../platform/db/scope.ts';
import type { CharacterRow } from '../characters/service.ts';
import type { ReportRow } from './reports.store.ts';
import type { ReportsNeeds } from './service.ts';

export type SubjectKindsNeeds = Pick<ReportsNeeds, 'assets' | 'characters' | 'chat' | 'identity'>;

interface Target {
  readonly id: string;
  /** The reference of the report, which its creator may have. */
  readonly report: string;
  /** The position of a message; 0 for other subjects. */
  readonly seq: number;
  /** The report's id, which is also the id of holds on pictures and characters. */
  readonly hold: string;
}
interface Explained extends Target {
  /** The reason for the subject's owner. */
  readonly reason: string;
}

interface SubjectKind {
  /** Hides the subject until the decision. Safe to repeat. */
  hide(tx: Scope, target: Explained): Promise<void>;
  /** Returns false if there was nothing to take down. */
  takeDown(tx: Scope, target: Explained): Promise<boolean>;
  /** Restores what `takeDown` removed, except holds, which are removed by the report's id. */
  giveBack(tx: Scope, target: Target): Promise<void>;
  /** The pictures for the deciding admin. */
  pictures(id: string, character: CharacterRow | undefined): string[];
}

const picturesOf = ({ portrait_id, hover_id, gallery_ids }: CharacterRow): string[] => [
  ...new Set([portrait_id, hover_id, ...gallery_ids].filter((id) => id !== null)),
];

const nothing = () => Promise.resolve();
const ofCharacter: SubjectKind['pictures'] = (_id, character) =>
  character ? picturesOf(character) : [];

export function createSubjectKinds(needs: SubjectKindsNeeds) {
  const { assets, characters, chat, identity } = needs;

  const hidePictures = async (tx: Scope, ids: string[], hold: string): Promise<void> => {
    await characters.moderationHolds.withhold(tx, ids);
    await characters.moderationHolds.withhold(tx, await assets.takedowns.place(tx, ids, hold));
  };
  /** Characters are locked before pictures, in the same order as in edits by their owners. */
  const hideCharacter = async (tx: Scope, { id, hold, reason }: Explained): Promise<void> => {
    const shown = await characters.find(tx, id);
    await characters.moderationHolds.place(tx, { id, hold, reason });
    await hidePictures(tx, shown ? picturesOf(shown) : [], hold);
  };

  const kinds: Record<ReportRow['subject_type'], SubjectKind> = {
    character: {
      hide: hideCharacter,
      async takeDown(tx, target) {
        await hideCharacter(tx, target);
        await characters.moderationHolds.explain(tx, target);
        return true;
      },
      giveBack: nothing,
      pictures: ofCharacter,
    },
    picture: {
      hide: (tx, { id, hold }) => hidePictures(tx, [id], hold),
      async takeDown(tx, { id, hold }) {
        await hidePictures(tx, [id], hold);
        return true;
      },
      giveBack: nothing,
      pictures: (id) => [id],
    },
    message: {
      hide: nothing,
      takeDown: (tx, { id, seq, reason }) => chat.setRemoved(tx, { id, seq, reason }),
      async giveBack(tx, { id, seq }) {
        await chat.setRemoved(tx, { id, seq, reason: null });
      },
      pictures: ofCharacter,
    },
    profile: {
      hide: nothing,
      takeDown: (tx, { id }) => identity.members.withholdName(tx, id),
      async giveBack(tx, { id }) {
        await identity.members.giveNameBack(tx, id);
      },
      pictures: ofCharacter,
    },
    unknown: {
      hide: nothing,
      takeDown: () => Promise.resolve(false),
      giveBack: nothing,
      pictures: ofCharacter,
    },
  };

  /** Does nothing for a report without a subject. */
  return ({ id: hold, number, subject_type, subject_id, subject_seq }: ReportRow) => ({
    kind: kinds[subject_id === null ? 'unknown' : subject_type],
    target: { id: subject_id ?? '', seq: subject_seq ?? 0, hold, report: referenceOf(number) },
  });
}
