// Describes an audit entry: its action and its changes. Pure.
import type { AuditEntry } from '@velour/contract/audit.ts';
import { formatDollars, formatMoment, formatNumber } from '../../../lib/formats.ts';
import { shortId } from '../../../lib/ids.ts';
import { texts } from './texts.ts';

type Fact = string | number | boolean | null | readonly string[];
type Facts = Readonly<Record<string, Fact>>;

export interface Change {
  readonly name: string;
  /** Undefined if the value before is unknown. */
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/** `job.retried` → Job retried */
export const asWords = (code: string): string => {
  const words = code
    .replaceAll(/[._]/g, ' ')
    .replaceAll(/\b(id|url)(s?)\b/g, (_, word: string, s: string) => word.toUpperCase() + s);
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** `character.hide` → Character unpublished; an undo names the action that it undoes. */
export function actWords(code: string): string {
  const undone = code.replace(/_undone$/, '');
  if (undone !== code) return texts.undone(actWords(undone));
  return known[code] ?? asWords(code);
}

/** Facts that are not displayed: those for undoing an action, and the member of an approval, who is its subject. */
const isHidden = (subject: AuditEntry['subject_type'], name: string): boolean =>
  name === 'undo_id' || name === 'undoes' || (subject === 'approval' && name === 'subject_id');

/** An approval names the action that waits for it. */
const namesAct = (subject: AuditEntry['subject_type'], name: string): boolean =>
  subject === 'approval' && name === 'act';

const known: Readonly<Record<string, string>> = texts.acts;

/** Changed facts only, in display order. */
export function changesOf({
  subject_type,
  before,
  after,
}: Pick<AuditEntry, 'subject_type' | 'before' | 'after'>): Change[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...names].flatMap((name) => {
    if (isHidden(subject_type, name)) return [];
    const read = namesAct(subject_type, name) ? actOf : textOf;
    const change = { before: read(before, name), after: read(after, name) };
    // A new subject has no earlier values.
    const isLeftOut = before === null && change.after === texts.nothing;
    return change.before === change.after || isLeftOut
      ? []
      : [{ name: asWords(name.replace(/^is_|_cents$/g, '')), ...change }];
  });
}

/** The id for undoing the entry; undefined if there is none, or one of these entries has undone it. */
export function undoIdOf(
  { after }: Pick<AuditEntry, 'after'>,
  known: readonly Pick<AuditEntry, 'after'>[],
): string | undefined {
  const undoId = after?.['undo_id'];
  const isDone = known.some((entry) => entry.after?.['undoes'] === undoId);
  return typeof undoId === 'string' && !isDone ? undoId : undefined;
}

function actOf(facts: Facts | null, name: string): string | undefined {
  const act = facts?.[name];
  return typeof act === 'string' ? actWords(act) : textOf(facts, name);
}

function textOf(facts: Facts | null, name: string): string | undefined {
  if (!facts || !Object.hasOwn(facts, name)) return undefined;
  const fact = facts[name];
  if (typeof fact === 'boolean') return fact ? texts.yes : texts.no;
  if (fact === undefined || fact === null || fact === '') return texts.nothing;
  if (typeof fact === 'object') return fact.length === 0 ? texts.nothing : listOf(fact);
  if (typeof fact === 'string') return wordOf(fact);
  return name.endsWith('_cents') ? formatDollars(fact) : formatNumber(fact);
}

/** Longer lists cannot be compared by eye. */
const MOST = 10;

const listOf = (facts: readonly string[]): string => {
  const shown = facts.slice(0, MOST).map(wordOf).join(', ');
  return facts.length > MOST ? texts.more(shown, facts.length - MOST) : shown;
};

const TIME = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
const CODE = /^[a-z]+(_[a-z]+)+$/;
const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

function wordOf(fact: string): string {
  if (TIME.test(fact)) return formatMoment(fact);
  if (CODE.test(fact)) return fact.replaceAll('_', ' ');
  return ID.test(fact) ? shortId(fact) : fact;
}
