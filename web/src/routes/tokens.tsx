// One's own tokens: what there is, what comes for free, and every movement.
import { texts } from '../features/wallet/texts.ts';
import { Tokens } from '../features/wallet/tokens.tsx';
import { siteConfig } from '../lib/site-config.ts';
import { texts as common } from './texts.ts';

export function Component() {
  return (
    <div className="mx-auto flex w-full max-w-2xl animate-rise flex-col gap-4 px-4 pt-2 pb-10 lg:pt-6">
      <title>{common.title(texts.title, siteConfig.name)}</title>
      <Tokens />
    </div>
  );
}
