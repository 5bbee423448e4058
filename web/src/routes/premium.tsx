// The plans, the member's own plan, and premium characters below them.
import { useQuery } from '@tanstack/react-query';
import { ExclusiveRow } from '../features/catalogue/exclusive-row.tsx';
import { exclusiveFaces } from '../features/catalogue/queries.ts';
import { Premium } from '../features/payments/premium/premium.tsx';
import { texts } from '../features/payments/premium/texts.ts';
import { Page } from '../ui/page.tsx';

export function Component() {
  const { data, isPending } = useQuery(exclusiveFaces);
  const characters = isPending ? undefined : (data?.characters ?? []);
  return (
    <Page title={texts.title} className="flex flex-col gap-5 pt-4 pb-12 lg:gap-7 lg:pt-10">
      <Premium hasExclusive={characters?.length !== 0} />
      <ExclusiveRow characters={characters} />
    </Page>
  );
}
