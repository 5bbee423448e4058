// Detects an authorization code in the URL fragment of a sign-in redirect, so that it can be removed from the address.
export function hasCode(hash: string): boolean {
  return new URLSearchParams(hash.replace(/^#[/?]*/, '')).has('code');
}
