// Takedown and restoration for each kind of reported subject. A new kind does not compile without both.
import type { Scope } from '../../platform/db/scope.ts';
import type { CharacterRow } from '../characters/service.ts';
import type { ReportRow } from './reports.store.ts';
import type { ReportsNeeds } from './service.ts';

export type SubjectKindsNeeds = Pick<ReportsNeeds, 'assets' | 'characters' | 'chat' | 'identity'>;

interface Target {
  readonly id: string;
  /** Of a message; 0 for anything else. */
  readonly seq: number;
  /** The report's id, under which pictures and characters are held. */
  readonly hold: string;
}
interface Explained extends Target {
  /** What its owner reads. */
  readonly reason: string;
}

interface SubjectKind {
  /** Until it is decided. Safe to do twice. */
  hide(tx: Scope, target: Explained): Promise<void>;
  /** Returns whether there was anything to take down. */
  takeDown(tx: Scope, target: Explained): Promise<boolean>;
  /** What `takeDown` took beside holds, which are lifted by the report's id. */
  giveBack(tx: Scope, target: Target): Promise<void>;
  /** The pictures that the deciding admin sees. */
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
  /** Characters before pictures, as their owners' edits lock them. */
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
        await characters.moderationHolds.explain(tx, target.id, target.reason);
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

  /** Where nothing was found at what was named, there is nothing to do either. */
  return ({ id: hold, subject_type, subject_id, subject_seq }: ReportRow) => ({
    kind: kinds[subject_id === null ? 'unknown' : subject_type],
    target: { id: subject_id ?? '', seq: subject_seq ?? 0, hold },
  });
}
