// A screen that is still being built, and says so: one component, the words per route.
import { paths } from '../lib/paths.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { PageTitle } from '../ui/page.tsx';
import { Scene } from '../ui/scene.tsx';
import { texts, type PageName } from './being-built-texts.ts';

export function BeingBuilt({ page }: { page: PageName }) {
  const { title, sentence } = texts.pages[page];
  return (
    <div className="flex min-h-[70dvh] flex-col items-center justify-center">
      <div className="flex max-w-xl animate-rise flex-col items-center px-6 py-12 text-center">
        <PageTitle>{title}</PageTitle>
        <Scene name="curtain" className="w-60" />
        <h1 className="mt-5 font-display text-3xl lg:text-4xl">{title}</h1>
        <p className="mt-3 text-lg text-ink-soft">{sentence}</p>
        <p className="mt-5 rounded-full bg-raised-2 px-3.5 py-1 text-sm text-ink-soft">
          {texts.being_built.badge}
        </p>
        <ButtonLink to={paths.home()} tone="primary" className="mt-6">
          {texts.being_built.action}
        </ButtonLink>
      </div>
    </div>
  );
}
