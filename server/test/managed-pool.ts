// A managed user pool for a test app: the Cognito adapter with a fake of its service.
import { createCognito } from '../src/providers/identity/cognito.ts';
import type { ManagedPool } from '../src/providers/identity/port.ts';
import type { Clock } from '../src/platform/clock.ts';
import { quietLog } from './databases.ts';
import { startFakeCognito, type FakeCognito } from './fakes/cognito/server.ts';

export interface FakeManagedPool {
  readonly fake: FakeCognito;
  readonly managed: ManagedPool;
}

export async function openManagedPool(
  clock: Clock,
  later: (work: () => Promise<void>) => void,
): Promise<FakeManagedPool> {
  const fake = await startFakeCognito(clock);
  later(fake.close);
  return { fake, managed: createCognito({ config: fake.config, clock, log: quietLog }) };
}
