// Bulk actions of admins on the visibility of characters, and their undo.
import type { curationApi } from '@velour/contract/curation.ts';
import type { HandlerReply, Parsed } from '@velour/contract/endpoint.ts';
import type { Member } from '../../../platform/actor.ts';
import type { Scope } from '../../../platform/db/scope.ts';
import type { AuditAction } from '../../audit/service.ts';
import { changeRow } from '../own/own.store.ts';
import type { CharacterRow } from '../characters.store.ts';
import { factsOf, outcomeOf, toCurated, type Refusal } from './curation.rules.ts';
import type { CurationNeeds } from './curation.ts';
import { findApprovedNow, lockCharacters } from './curation.store.ts';
import { asChange, changedParts, isAsLeft, partsOf, type CharacterUndo } from './undo.rules.ts';
import type { PutBack, Undoer } from './undo.ts';
import type { Touched } from './undo.store.ts';

type Api = typeof curationApi;
type Needs = Pick<
  CurationNeeds,
  'clock' | 'pictureVisibility' | 'change' | 'audit' | 'journal' | 'urlsFor'
>;
type Change = Parameters<typeof changeRow>[2];

const PARTS = [
  ...['visibility', 'is_exclusive', 'review_reason'],
  ...['deleted_at', 'deleted_from', 'removed_by_site'],
] as const satisfies readonly (keyof Change | string)[];

export type Visibility = ReturnType<typeof createVisibility>;

export function createVisibility(needs: Needs) {
  const { clock, pictureVisibility, change, audit, journal, urlsFor } = needs;
  const put = async (tx: Scope, row: CharacterRow, changes: Change): Promise<CharacterRow> => {
    const after = { ...row, ...changes };
    if (after.visibility !== 'public') await pictureVisibility.hide(tx, row);
    await changeRow(tx, row, changes);
    await pictureVisibility.show(tx, after);
    return after;
  };

  type Written = readonly [before: CharacterRow, after: CharacterRow];
  const record = async (
    tx: Scope,
    written: readonly Written[],
    { actor, act, reason, facts }: Why,
  ): Promise<void> => {
    for (const [before, after] of written) {
      await audit.record(tx, {
        actor: { kind: 'admin', id: actor.id },
        subject: { type: 'character', id: before.id },
        act,
        reason,
        before: factsOf(before),
        after: { ...factsOf(after), ...facts },
      });
    }
  };

  /** The undo of these characters: a new one, or that of the previous batches. */
  const journaled = async (
    tx: Scope,
    { act, undo_id }: Pick<Changing, 'act' | 'undo_id'>,
    written: readonly Written[],
  ): Promise<string | null> => {
    if (written.length === 0) return undo_id;
    const touched = written.map(touchedBy);
    if (undo_id === null) {
      return journal.keep(tx, {
        act: `character.${act}`,
        how: { is: 'character_states' },
        touched,
      });
    }
    await journal.extend(tx, undo_id, touched);
    return undo_id;
  };

  const changeIn = async (tx: Scope, actor: Member, changing: Changing) => {
    const { act, characters, reason } = changing;
    const wanted = new Map(characters.map(({ id, version }) => [id, version]));
    const rows = await lockCharacters(tx, [...wanted.keys()]);
    const approved = await findApprovedNow(tx, [...wanted.keys()]);
    const refused: { id: string; why: Refusal }[] = [];
    const [done, written]: [CharacterRow[], Written[]] = [[], []];
    for (const row of rows) {
      const outcome = outcomeOf(row, {
        act,
        reason,
        now: clock.now(),
        isApproved: approved.has(row.id),
        version: wanted.get(row.id) ?? 0,
      });
      if (outcome?.status === 'refused') refused.push({ id: row.id, why: outcome.why });
      if (outcome?.status === 'refused') continue;
      const after = outcome ? await put(tx, row, outcome.change) : row;
      done.push(after);
      if (outcome) written.push([row, after]);
    }
    const found = new Set(rows.map(({ id }) => id));
    for (const id of wanted.keys()) if (!found.has(id)) refused.push({ id, why: 'gone' });
    const undo_id = await journaled(tx, changing, written);
    await record(tx, written, { actor, act: `character.${act}`, reason, facts: { undo_id } });
    return { done, refused, undo_id };
  };

  return {
    changeIn,

    change: (
      scope: Scope,
      actor: Member,
      { act, characters, reason }: Parsed<Api['changeCharacters']>['body'],
    ): Promise<HandlerReply<Api['changeCharacters']>> =>
      change(scope, async (tx) => {
        const changing = { act, characters, reason, undo_id: null };
        const { done, ...rest } = await changeIn(tx, actor, changing);
        return { ...rest, done: done.map((row) => toCurated(row, urlsFor(row))) };
      }),

    /** Only approved characters without moderation holds are published again. */
    undo: (async (tx, { id, actor, act, touched }): Promise<PutBack> => {
      const byId = new Map(touched.map((one) => [one.character_id, one]));
      const written: Written[] = [];
      const rows = await lockCharacters(tx, [...byId.keys()]);
      const approved = await findApprovedNow(tx, [...byId.keys()]);
      const mayBePublic = (row: CharacterRow): boolean =>
        row.holds.length === 0 && (row.is_official || approved.has(row.id));
      for (const row of rows) {
        const one = byId.get(row.id);
        if (!one || !isAsLeft(row, one.after)) continue;
        if (one.before.visibility === 'public' && !mayBePublic(row)) continue;
        written.push([row, await put(tx, row, asChange(one.before))]);
      }
      await record(tx, written, { actor, act, reason: '', facts: { undoes: id } });
      return { put_back: written.length, left: byId.size - written.length };
    }) satisfies Undoer<CharacterUndo>,
  };
}

interface Changing extends Pick<
  Parsed<Api['changeCharacters']>['body'],
  'act' | 'characters' | 'reason'
> {
  /** That of the previous batches; null for a new one. */
  readonly undo_id: string | null;
}

interface Why {
  readonly actor: Member;
  readonly act: string;
  readonly reason: string;
  readonly facts: NonNullable<AuditAction['after']>;
}

const touchedBy = ([before, after]: readonly [CharacterRow, CharacterRow]): Touched => {
  const parts = changedParts(before, after, PARTS);
  return {
    character_id: before.id,
    before: partsOf(before, parts),
    after: partsOf(after, parts),
  };
};
