// The form for whoever wants something reported or removed, without an account.
import { RemovalForm } from '../features/reports/removal-form.tsx';
import { texts } from '../features/reports/texts.ts';
import { useNoVeil } from '../features/reports/use-unblurred.ts';
import { siteConfig } from '../lib/site-config.ts';
import { texts as common } from './texts.ts';

export function Component() {
  useNoVeil();
  return (
    <div className="mx-auto w-full max-w-xl animate-rise px-4 pt-6 pb-10">
      <title>{common.title(texts.removal.title, siteConfig.name)}</title>
      <RemovalForm />
    </div>
  );
}
