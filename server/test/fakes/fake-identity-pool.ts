// The embedded pool for tests: can be made unreachable, counts refreshes, and accepts a Google code that names its person.
import { IdentityFailure, type IdentityProvider } from '../../src/providers/identity/port.ts';

export interface PuppetPool extends IdentityProvider {
  /** Makes it unreachable, or reachable again. */
  cutOff(isCutOff: boolean): void;
  /** The next refresh is answered only after this. */
  holdNext(until: Promise<unknown>): void;
  refreshes(): number;
}

export function createPuppetPool(pool: IdentityProvider): PuppetPool {
  let isCutOff = false;
  let refreshes = 0;
  let held: Promise<unknown> | undefined;
  return {
    ...pool,
    cutOff: (is) => {
      isCutOff = is;
    },
    holdNext: (until) => {
      held = until;
    },
    refreshes: () => refreshes,
    async refresh(of, given) {
      if (isCutOff) throw new IdentityFailure('unavailable', 'It is cut off.');
      const until = held;
      held = undefined;
      const tokens = await pool.refresh(of, given);
      refreshes += 1;
      await until;
      return tokens;
    },
    hasGoogle: true,
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
