// The tokens page: balance, rewards, and statement.
import { texts } from '../features/wallet/texts.ts';
import { Tokens } from '../features/wallet/tokens.tsx';
import { Page } from '../ui/page.tsx';

export function Component() {
  return (
    <Page title={texts.title} width="form" className="flex flex-col gap-4 pt-2 pb-10 lg:pt-6">
      <Tokens />
    </Page>
  );
}
