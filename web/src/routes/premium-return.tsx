// The page that a plan's payment returns to.
import { PremiumReturn } from '../features/payments/premium/premium-return.tsx';
import { texts } from '../features/payments/premium/texts.ts';
import { PageTitle } from '../ui/page.tsx';

export function Component() {
  return (
    <div className="mx-auto flex min-h-[70dvh] w-full max-w-xl animate-rise flex-col justify-center px-4 py-10">
      <PageTitle>{texts.title}</PageTitle>
      <PremiumReturn />
    </div>
  );
}
