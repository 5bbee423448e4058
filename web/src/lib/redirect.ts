// Validates redirect targets after sign-in (open redirect protection): only paths of this site.

/**
 * One slash, then no slash or backslash (browsers treat both alike), and no whitespace or control
 * characters (browsers drop them).
 */
const PATH = /^\/(?![/\\])[^\s\p{Cc}]*$/u;

/** Path, query and fragment of a target on this site; undefined for any other target. */
export function safeRedirect(
  asked: string | null,
  origin = window.location.origin,
): string | undefined {
  if (!asked || !PATH.test(asked)) return undefined;
  try {
    // Dot segments may hide a second slash.
    const url = new URL(asked, origin);
    const path = url.pathname + url.search + url.hash;
    return url.origin === origin && PATH.test(path) ? path : undefined;
  } catch {
    return undefined;
  }
}
