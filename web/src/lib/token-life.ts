// How long a token lasts by its issuer's own clock, which this browser's may disagree with.

/** Milliseconds from issue to end; undefined where the token does not say. Nothing is verified here. */
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
