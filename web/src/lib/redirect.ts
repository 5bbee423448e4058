// Where somebody may be led after signing in: a path of this page and nothing else, whatever the address asks for.

/** One slash, then neither another nor a backslash, which browsers read as one; and nothing that they pass over. */
const PATH = /^\/(?![/\\])[^\s\p{Cc}]*$/u;

/** The path, query and hash that were asked for, or undefined when they lead elsewhere. */
export function safeRedirect(
  asked: string | null,
  origin = window.location.origin,
): string | undefined {
  if (!asked || !PATH.test(asked)) return undefined;
  try {
    // Dots may hide a second slash.
    const url = new URL(asked, origin);
    const path = url.pathname + url.search + url.hash;
    return url.origin === origin && PATH.test(path) ? path : undefined;
  } catch {
    return undefined;
  }
}
