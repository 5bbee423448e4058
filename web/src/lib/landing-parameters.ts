// Parameters of affiliate links, in sessionStorage until the visitor signs up.

const KEY = 'velour.landing';
const MAX_VALUE = 200;

/** The named parameters of a query string, without empty and overlong values. */
export const parametersIn = (
  search: string,
  names: readonly string[],
): Readonly<Record<string, string>> => {
  const given = new URLSearchParams(search);
  const found = names.flatMap((name) => {
    const value = given.get(name)?.trim();
    return value && value.length <= MAX_VALUE ? [[name, value] as const] : [];
  });
  return Object.fromEntries(found);
};

/** A later link replaces an earlier one. */
export function keepLandingParameters(search: string, names: readonly string[]): void {
  const found = parametersIn(search, names);
  if (Object.keys(found).length === 0) return;
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify(found));
  } catch {
    // Storage is forbidden: the purchase is reported without parameters.
  }
}

/** Returns and removes the stored parameters; undefined if there are none. */
export function takeLandingParameters(): Record<string, string> | undefined {
  try {
    const stored = window.sessionStorage.getItem(KEY);
    window.sessionStorage.removeItem(KEY);
    // Only `keepLandingParameters` writes this entry.
    return stored === null ? undefined : (JSON.parse(stored) as Record<string, string>);
  } catch {
    return undefined;
  }
}
