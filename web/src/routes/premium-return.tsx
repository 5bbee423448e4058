// What became of a payment for a plan.
import { PremiumReturn } from '../features/payments/premium/premium-return.tsx';
import { texts } from '../features/payments/premium/texts.ts';
import { siteConfig } from '../lib/site-config.ts';
import { texts as common } from './texts.ts';

export function Component() {
  return (
    <div className="mx-auto flex min-h-[70dvh] w-full max-w-xl animate-rise flex-col justify-center px-4 py-10">
      <title>{common.title(texts.title, siteConfig.name)}</title>
      <PremiumReturn />
    </div>
  );
}
