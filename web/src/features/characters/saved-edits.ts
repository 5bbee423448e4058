// Unsaved edits of a character's form: they survive a reload and newer versions of the character.
import { useEffect, useState } from 'react';
import { registerPersonal } from '../../lib/personal-entries.ts';
import { memory } from '../../lib/storage.ts';

type Values = Readonly<Record<string, string | boolean>>;

/** For each changed field, its value before and now. */
export interface Edits {
  readonly before: Values;
  readonly mine: Values;
}

const ITEM = 'character-edits';
const MAX = 20;
/** Per page, so that two windows keep their own edits. */
const ofThisPage = new Map<string, Edits | undefined>();

function stored(): Record<string, Edits> {
  try {
    // Written by this module, in this browser.
    return JSON.parse(memory.read(ITEM) ?? '{}') as Record<string, Edits>;
  } catch {
    return {};
  }
}

export const savedEdits = {
  read: (id: string): Edits | undefined => (ofThisPage.has(id) ? ofThisPage.get(id) : stored()[id]),

  write: (id: string, edits: Edits | undefined): void => {
    if (edits === undefined && savedEdits.read(id) === undefined) return;
    ofThisPage.set(id, edits);
    const { [id]: _, ...others } = stored();
    const all = [...Object.entries(others), ...(edits ? [[id, edits] as const] : [])].slice(-MAX);
    memory.write(ITEM, all.length > 0 ? JSON.stringify(Object.fromEntries(all)) : null);
  },

  /** Called on signing out. */
  forget: (): void => {
    ofThisPage.clear();
    memory.write(ITEM, null);
  },
};
registerPersonal(savedEdits.forget);

const heldBy = (values: Values, name: string): string | boolean => values[name] ?? '';

/** Undefined if nothing differs. */
export function editsBetween(before: Values, now: Values): Edits | undefined {
  const names = Object.keys(now).filter((name) => heldBy(now, name) !== heldBy(before, name));
  if (names.length === 0) return undefined;
  const ofThose = (values: Values): Values =>
    Object.fromEntries(names.map((name) => [name, heldBy(values, name)]));
  return { before: ofThose(before), mine: ofThose(now) };
}

/** Applies edits to the current values; a conflict is a field that was changed on both sides. */
export function applyEdits(present: Values, edits: Edits | undefined) {
  const { before = {}, mine = {} } = edits ?? {};
  const clashes = Object.keys(mine).filter((name) => {
    const there = heldBy(present, name);
    return there !== heldBy(before, name) && there !== heldBy(mine, name);
  });
  return { values: { ...present, ...mine }, clashes };
}

/** `present` is the form's initial content, the same object while the form is mounted. */
export function useSavedEdits(id: string, given: Values) {
  const [present] = useState(given);
  const [initial] = useState(() => applyEdits(present, savedEdits.read(id)));
  return { ...initial, present, isRestored: editsBetween(present, initial.values) !== undefined };
}

/** Saves the differences while the user is typing. */
export function useSaveEdits(id: string, present: Values, values: Values): void {
  useEffect(() => savedEdits.write(id, editsBetween(present, values)), [id, present, values]);
}
