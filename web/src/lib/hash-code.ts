// A sign-in provider may lead back with a code behind the hash, which must not stay in the address.
export function hasCode(hash: string): boolean {
  return new URLSearchParams(hash.replace(/^#[/?]*/, '')).has('code');
}
