// Plans, and one's own.
import { Premium } from '../features/payments/premium/premium.tsx';
import { texts } from '../features/payments/premium/texts.ts';
import { siteConfig } from '../lib/site-config.ts';
import { texts as common } from './texts.ts';

export function Component() {
  return (
    <div className="mx-auto flex w-full max-w-5xl animate-rise flex-col gap-5 px-4 pt-4 pb-12 lg:gap-7 lg:pt-10">
      <title>{common.title(texts.title, siteConfig.name)}</title>
      <Premium />
    </div>
  );
}
