// A screen that is still being built, and says so: one component, the words per route.
import { Hammer } from 'lucide-react';
import { paths } from '../lib/paths.ts';
import { siteConfig } from '../lib/site-config.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { Icon } from '../ui/icon.tsx';
import { texts, type PageName } from './being-built-texts.ts';
import { texts as common } from './texts.ts';

export function BeingBuilt({ page }: { page: PageName }) {
  const { title, sentence } = texts.pages[page];
  return (
    <div className="candle flex min-h-[70dvh] flex-col items-center justify-center">
      <div className="flex max-w-xl animate-rise flex-col items-center gap-5 px-6 py-16 text-center">
        <title>{common.title(title, siteConfig.name)}</title>
        <p className="inline-flex items-center gap-2 rounded-full bg-raised-2 px-3.5 py-1.5 text-sm text-ink-soft">
          <Icon of={Hammer} size="xs" />
          {texts.being_built.badge}
        </p>
        <h1 className="font-display text-3xl">{title}</h1>
        <p className="text-lg text-ink-soft">{sentence}</p>
        <ButtonLink to={paths.home()} tone="primary" className="mt-2">
          {texts.being_built.action}
        </ButtonLink>
      </div>
    </div>
  );
}
