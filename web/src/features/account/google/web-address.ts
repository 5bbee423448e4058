// Validates the address of the popup: a web page, never a script.

const LOCAL = /^(127\.0\.0\.1|localhost|\[::1\])$/;

/** Plain HTTP only where this page is itself, and on this machine. */
export function isWebAddress(url: string, own: string = window.location.origin): boolean {
  const target = URL.parse(url, own);
  if (target === null) return false;
  const { protocol, hostname, origin } = target;
  return (
    protocol === 'https:' || (protocol === 'http:' && (origin === own || LOCAL.test(hostname)))
  );
}
