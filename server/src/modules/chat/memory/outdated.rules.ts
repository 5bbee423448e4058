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
 * The texts of the current facts that replaced what a message said. `current`: the texts of all current facts, by id.
 */
export function replacements(
  rows: readonly Row[],
  current: ReadonlyMap<string, string>,
): (message: { readonly seq: number; readonly at: Date }) => string | undefined {
  const next = new Map(rows.map(({ id, superseded_by }) => [id, superseded_by]));
  const currentAfter = (id: string): string | undefined => {
    const seen = new Set<string>();
    let last = id;
    for (let newer = next.get(last); newer && !seen.has(newer); newer = next.get(last)) {
      seen.add(newer);
      last = newer;
    }
    return current.get(last);
  };
  const texts = new Map<string, Set<string>>();
  for (const { id, seq, told_at, superseded_by } of rows) {
    const text = superseded_by === null || seq === null ? undefined : currentAfter(id);
    if (text === undefined || seq === null) continue;
    const origin = originOf(seq, told_at);
    texts.set(origin, (texts.get(origin) ?? new Set()).add(text));
  }
  return ({ seq, at }) => {
    const found = texts.get(originOf(seq, at));
    return found && [...found].join('; ');
  };
}
