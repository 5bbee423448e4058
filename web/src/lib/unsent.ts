// Words of a form that were not sent: kept in this tab, for who typed them. They outlive a closed dialog, a reload, and a
// sign-in that ended by itself, until they are sent or their member signs out.
import { useState } from 'react';
import { registerPersonal } from './personal-entries.ts';
import { session } from './session.ts';

const ITEM = 'velour.unsent';

interface Unsent {
  /** Null for words that were typed without an account: they go along into one. */
  readonly owner: string | null;
  readonly texts: Readonly<Record<string, string>>;
}

const nothing: Unsent = { owner: null, texts: {} };
function stored(): Unsent {
  try {
    // Written by this file, in this tab.
    return JSON.parse(window.sessionStorage.getItem(ITEM) ?? '') as Unsent;
  } catch {
    return nothing;
  }
}

/** Those of the person who is here now. */
function read(): Unsent {
  const known = stored();
  const { id } = session.read();
  if (known.owner === null || known.owner === id) return known;
  if (id !== null) write(nothing);
  return nothing;
}

function write(next: Unsent): void {
  try {
    if (Object.keys(next.texts).length === 0) window.sessionStorage.removeItem(ITEM);
    else window.sessionStorage.setItem(ITEM, JSON.stringify(next));
  } catch {
    // Full or forbidden: then they last as long as their form.
  }
}

function save(name: string, text: string): void {
  const { [name]: _, ...others } = read().texts;
  write({ owner: session.read().id, texts: text === '' ? others : { ...others, [name]: text } });
}

registerPersonal(() => write(nothing));

/** Like `useState`, for what is typed; an empty text is not kept. */
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
