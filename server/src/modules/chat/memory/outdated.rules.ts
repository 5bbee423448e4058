// Which earlier messages said something that a newer fact has replaced. Pure.

interface Row {
  readonly id: string;
  readonly seq: number | null;
  readonly told_at: Date;
  readonly superseded_by: string | null;
}

/** A message and its copies in branches; facts have the time of their message. */
const originOf = (seq: number, at: Date): string => `${seq} ${at.getTime()}`;

/**
 * The texts of the current facts that replaced what a message said. `current`: all current facts, by id; one that the
 * user edited replaces what its own message said.
 */
export function replacements(
  rows: readonly Row[],
  current: ReadonlyMap<string, { readonly text: string; readonly is_edited: boolean }>,
): (message: { readonly seq: number; readonly at: Date }) => string | undefined {
  const next = new Map(rows.map(({ id, superseded_by }) => [id, superseded_by]));
  const currentAfter = (id: string): string | undefined => {
    const seen = new Set<string>();
    let last = id;
    for (let newer = next.get(last); newer && !seen.has(newer); newer = next.get(last)) {
      seen.add(newer);
      last = newer;
    }
    const fact = current.get(last);
    return last !== id || fact?.is_edited ? fact?.text : undefined;
  };
  const texts = new Map<string, Set<string>>();
  for (const { id, seq, told_at } of rows) {
    const text = seq === null ? undefined : currentAfter(id);
    if (text === undefined || seq === null) continue;
    const origin = originOf(seq, told_at);
    texts.set(origin, (texts.get(origin) ?? new Set()).add(text));
  }
  return ({ seq, at }) => {
    const found = texts.get(originOf(seq, at));
    return found && [...found].join('; ');
  };
}
