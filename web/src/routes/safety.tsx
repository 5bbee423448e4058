// The safety page: the crisis protocol with yearly numbers.
import { CrisisCounts } from '../features/site/legal/crisis-counts.tsx';
import { LegalPage } from '../features/site/legal/legal-page.tsx';
import { safety } from '../features/site/legal/safety.ts';
import { useUnblurred } from '../features/reports/use-unblurred.ts';

export function Component() {
  useUnblurred();
  return (
    <>
      <LegalPage text={safety} />
      <CrisisCounts />
    </>
  );
}
