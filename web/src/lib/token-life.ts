// The lifetime of a token by its issuer's clock, since this browser's clock may be wrong.

/** Milliseconds from `iat` to `exp` of a JWT; undefined without both. Does not verify the token. */
export function lifeOf(token: string): number | undefined {
  try {
    const body = token.split('.')[1] ?? '';
    const claims: unknown = JSON.parse(atob(body.replaceAll('-', '+').replaceAll('_', '/')));
    if (typeof claims !== 'object' || !claims || !('exp' in claims) || !('iat' in claims))
      return undefined;
    const seconds = Number(claims.exp) - Number(claims.iat);
    return seconds > 0 ? seconds * 1_000 : undefined;
  } catch {
    return undefined;
  }
}
