// The embedded pool for tests: can be made unreachable, counts refreshes, and accepts a Google code that names its person.
import { IdentityFailure, type IdentityProvider } from '../../src/providers/identity/port.ts';

export interface PuppetPool extends IdentityProvider {
  /** Makes it unreachable, or reachable again. */
  cutOff(isCutOff: boolean): void;
  refreshes(): number;
}

export function createPuppetPool(pool: IdentityProvider): PuppetPool {
  let isCutOff = false;
  let refreshes = 0;
  return {
    ...pool,
    cutOff: (is) => {
      isCutOff = is;
    },
    refreshes: () => refreshes,
    async refresh(of, given) {
      if (isCutOff) throw new IdentityFailure('unavailable', 'It is cut off.');
      refreshes += 1;
      return pool.refresh(of, given);
    },
    googleAddress: (_of, { redirect_uri, state }) =>
      Promise.resolve({
        url: `https://google.test/?${new URLSearchParams({ redirect_uri, state }).toString()}`,
        isDemo: true,
      }),
    async exchangeGoogleCode(of, { code }) {
      const tokens = await pool.issueTokens(of, { create: { name: 'Ann Google', alias: code } });
      if (!code.startsWith('google-')) {
        throw new IdentityFailure('google_failed', 'Google knows no such code.');
      }
      return tokens;
    },
  };
}
