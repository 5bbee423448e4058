// Unsent texts of forms: stored in this browser for their author. They survive a closed dialog, a reload, and a sign-in
// that has expired, until they are sent or the member signs out, in this tab or another.
import { useState } from 'react';
import { registerPersonal } from './personal-entries.ts';
import { session } from './session.ts';
import { memory } from './storage.ts';

const ITEM = 'unsent';

interface Unsent {
  /** Null for texts that were typed without an account, which move to the account at sign-in. */
  readonly owner: string | null;
  readonly texts: Readonly<Record<string, string>>;
}

const nothing: Unsent = { owner: null, texts: {} };

function stored(): Unsent {
  try {
    // Written by this module, in this browser.
    return JSON.parse(memory.read(ITEM) ?? '') as Unsent;
  } catch {
    return nothing;
  }
}

/** The texts of the current person. */
function read(): Unsent {
  const known = stored();
  const { id } = session.read();
  if (known.owner === null || known.owner === id) return known;
  if (id !== null) write(nothing);
  return nothing;
}

const write = (next: Unsent): void =>
  memory.write(ITEM, Object.keys(next.texts).length > 0 ? JSON.stringify(next) : null);

function save(name: string, text: string): void {
  const { [name]: _, ...others } = read().texts;
  write({ owner: session.read().id, texts: text === '' ? others : { ...others, [name]: text } });
}

registerPersonal(() => write(nothing));

/** Like `useState`, for typed text; an empty text is removed. */
export function useUnsent(name: string): [string, (text: string) => void] {
  const [text, setText] = useState(() => read().texts[name] ?? '');
  return [
    text,
    (next) => {
      setText(next);
      save(name, next);
    },
  ];
}
