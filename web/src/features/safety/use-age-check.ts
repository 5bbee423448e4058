// Starts the age check: the provider's page replaces this one, and returns to where the user was.
import { api } from '../../lib/api.ts';
import { useCall } from '../../lib/use-call.ts';
import { memory } from '../../lib/storage.ts';
import { texts } from './texts.ts';

const BACK = 'age-check-back';

export function useAgeCheck() {
  return useCall(api.safety.startAgeCheck, {
    failed: texts.check.failed,
    onDone: ({ url }) => {
      memory.write(BACK, window.location.pathname + window.location.search);
      window.location.assign(url);
    },
  });
}

/** The path on this site to return to after the check. */
export function readWayBack(): string | undefined {
  const path = memory.read(BACK);
  return path && /^\/(?![/\\])/.test(path) && !path.startsWith('/age-check') ? path : undefined;
}
