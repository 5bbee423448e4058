// Validates the address of the popup: a web page, never a script.

const LOCAL = /^(127\.0\.0\.1|localhost|\[::1\])$/;

/** Plain HTTP is allowed for the page's own origin and for this machine only. */
export function isWebAddress(url: string, own: string = window.location.origin): boolean {
  const target = URL.parse(url, own);
  if (target === null) return false;
  const { protocol, hostname, origin } = target;
  return (
    protocol === 'https:' || (protocol === 'http:' && (origin === own || LOCAL.test(hostname)))
  );
}
