// Safe redirects after signing in: only paths of this page, whatever the address contains.

/** One slash, then neither another nor a backslash, which browsers read as one; and nothing that they pass over. */
const PATH = /^\/(?![/\\])[^\s\p{Cc}]*$/u;

/** The requested path, query and hash, or undefined when they lead elsewhere. */
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
