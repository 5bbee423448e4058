// Removes absent fields of a partial update, so that they stay unchanged.

/** The object without the fields that are undefined, so that spreading it overwrites only the given fields. */
export const withoutAbsent = <T extends object>(changes: T): Partial<T> =>
  // Object.fromEntries loses the key types; they are those of `changes`.
  Object.fromEntries(
    Object.entries(changes).filter(([, value]) => value !== undefined),
  ) as Partial<T>;
