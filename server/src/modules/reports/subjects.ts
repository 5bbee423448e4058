// Subjects of reports: found by address, hidden, taken down, restored, and shown to the admin.
import { referenceOf } from '@velour/contract/report-values.ts';
import type { ReportSubject, ReadReport } from '@velour/contract/reports.ts';
import type { PictureWidth } from '@velour/contract/pictures.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { AppError } from '../../platform/errors.ts';
import type { Asset } from '../assets/service.ts';
import type { CharacterRow } from '../characters/service.ts';
import { idsIn } from './reports.rules.ts';
import type { Evidence } from './sealing.ts';
import { findReport, isTakenDownOtherwise, type ReportRow } from './reports.store.ts';
import { createSubjectKinds } from './subject-kinds.ts';
import type { ReportsNeeds } from './service.ts';

export interface Subject extends Pick<
  ReportRow,
  'subject_type' | 'subject_id' | 'subject_seq' | 'subject_key' | 'character_id' | 'creator_id'
> {
  readonly evidence: Evidence | null;
}

const SHOWN_WIDTH: PictureWidth = 360;
const MAX_PICTURES = 12;

/** The reason that the owner of a hidden character sees until the decision. */
const WAITS = 'This character was reported. It’s hidden until we’ve reviewed it.';

const plain = { subject_seq: null, character_id: null, creator_id: null, evidence: null };

/** A member's picture that its owner does not share. */
const isHiddenFrom = (actor: Actor, { owner_id, is_shared }: Asset): boolean =>
  owner_id !== null && owner_id !== actor.id && !is_shared;

export function createSubjects({ assets, characters, chat, identity }: ReportsNeeds) {
  const kindOf = createSubjectKinds({ assets, characters, chat, identity });

  /** Removal requests have no actor: they may name any picture, since a person shown in one need not be its owner. */
  const pictureAt = async (
    scope: Scope,
    id: string,
    actor?: Actor,
  ): Promise<Subject | undefined> => {
    const asset = await assets.find(scope, id);
    if (!asset || (actor && isHiddenFrom(actor, asset))) return undefined;
    const character_id = (await characters.moderationHolds.showing(scope, id)) ?? null;
    const shown = character_id === null ? undefined : await characters.find(scope, character_id);
    const subject_key = `picture:${id}`;
    const named = { ...plain, subject_type: 'picture' as const, subject_id: id, subject_key };
    return { ...named, character_id, creator_id: asset.owner_id ?? shown?.owner_id ?? null };
  };

  const characterAt = (row: CharacterRow): Subject => ({
    ...plain,
    subject_type: 'character',
    subject_id: row.id,
    subject_key: `character:${row.id}`,
    character_id: row.id,
    creator_id: row.owner_id,
  });

  const messageAt = async (scope: Scope, actor: Actor, at: { id: string; seq: number }) => {
    const quote = await chat.quote(scope, actor, at);
    if (!quote) return undefined;
    const { character_id, ...evidence } = quote;
    const row = await characters.find(scope, character_id);
    const subject_key = `message:${at.id}:${at.seq}`;
    const named = { subject_type: 'message' as const, subject_id: at.id, subject_seq: at.seq };
    return { ...named, subject_key, character_id, creator_id: row?.owner_id ?? null, evidence };
  };

  const profileAt = async (scope: Scope, id: string): Promise<Subject | undefined> => {
    const row = await identity.members.find(scope, id);
    const subject_key = `profile:${id}`;
    return (
      row && { ...plain, subject_type: 'profile', subject_id: id, subject_key, creator_id: id }
    );
  };

  const pointedAt = async (scope: Scope, actor: Actor, pointed: ReportSubject) => {
    switch (pointed.type) {
      case 'picture':
        return pictureAt(scope, pointed.picture_id, actor);
      case 'profile':
        return profileAt(scope, pointed.profile_id);
      case 'message':
        return messageAt(scope, actor, { id: pointed.session_id, seq: pointed.seq });
      case 'character': {
        const found = await characters.forChat(scope, actor, pointed.character_id);
        return found?.is_open ? characterAt(found.row) : undefined;
      }
    }
  };

  /** A character that another decision still hides shows that one's reason. */
  const explainByOther = async (tx: Scope, id: string): Promise<void> => {
    const character = await characters.find(tx, id);
    for (const hold of character?.holds ?? []) {
      const other = await findReport(tx, hold);
      if (other?.state !== 'upheld') continue;
      const [reason, report] = [other.decision_reason ?? '', referenceOf(other.number)];
      await characters.moderationHolds.explain(tx, { id, reason, report });
    }
  };

  return {
    /** Throws `report.subject_not_found` if it does not exist, or not for this person. */
    async require(scope: Scope, actor: Actor, pointed: ReportSubject): Promise<Subject> {
      const subject = await pointedAt(scope, actor, pointed);
      if (!subject) throw new AppError('report.subject_not_found');
      return subject;
    },

    /** The first existing subject that a text names; undefined without one. */
    async named(scope: Scope, text: string): Promise<Subject | undefined> {
      for (const id of idsIn(text)) {
        const picture = await pictureAt(scope, id);
        if (picture) return picture;
        const row = await characters.find(scope, id);
        if (row) return characterAt(row);
      }
      return undefined;
    },

    /** Hides the subject until the decision. */
    hide(tx: Scope, row: ReportRow): Promise<void> {
      const { kind, target } = kindOf(row);
      return kind.hide(tx, { ...target, reason: WAITS });
    },

    /**
     * Takes a subject down for everyone: it is hidden; a message loses its text, a profile its name. Its owner sees the
     * reason. Returns false if there was nothing to take down.
     */
    takeDown(tx: Scope, row: ReportRow, reason: string): Promise<boolean> {
      const { kind, target } = kindOf(row);
      return kind.takeDown(tx, { ...target, reason });
    },

    /** Restores whatever no other report hides. Returns false if this report hid nothing, or another one still does. */
    async show(tx: Scope, row: ReportRow): Promise<boolean> {
      const { kind, target } = kindOf(row);
      await characters.moderationHolds.lift(tx, target.hold);
      if (row.subject_type === 'character') await explainByOther(tx, target.id);
      await characters.moderationHolds.giveBack(tx, await assets.takedowns.lift(tx, target.hold));
      const isShown = row.hides && !(await isTakenDownOtherwise(tx, row));
      if (isShown) await kind.giveBack(tx, target);
      return isShown;
    },

    /** Names of the subjects for lists and emails, by report id. */
    async namesOf(scope: Scope, rows: readonly ReportRow[]): Promise<Map<string, string>> {
      const ids = (of: 'character_id' | 'creator_id') => rows.flatMap((row) => row[of] ?? []);
      const found = await characters.namesOf(scope, ids('character_id'));
      const makers = await identity.members.namesOf(scope, ids('creator_id'));
      return new Map(
        rows.map(({ id, character_id, creator_id }) => [
          id,
          found.get(character_id ?? '') ?? makers.get(creator_id ?? '') ?? '',
        ]),
      );
    },

    async describe(scope: Scope, row: ReportRow): Promise<ReadReport['subject']> {
      const character =
        row.character_id === null ? undefined : await characters.find(scope, row.character_id);
      const creator =
        row.creator_id === null ? undefined : await identity.members.find(scope, row.creator_id);
      const held = await assets.takedowns.of(scope, row.id);
      const { kind, target } = kindOf(row);
      const pictures = held.length > 0 ? held : kind.pictures(target.id, character);
      return {
        character: character
          ? { id: character.id, name: character.name, slug: character.slug }
          : null,
        creator: creator ? { id: creator.id, name: creator.public_name ?? '' } : null,
        picture_urls: pictures
          .slice(0, MAX_PICTURES)
          .map((id) => assets.reviewUrlOf({ id }, SHOWN_WIDTH)),
        has_evidence: row.evidence !== null,
      };
    },
  };
}
