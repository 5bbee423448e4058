// A legal text as a page: a summary, then sections with a table of contents; missing data is marked.
import { siteConfig } from '../../../lib/site-config.ts';
import { PageTitle } from '../../../ui/page.tsx';
import { anchorOf, fill, isUnfinished, type LegalText, type Section } from './legal-text.ts';
import { texts } from './texts.ts';

export function LegalPage({ text }: { text: LegalText }) {
  return (
    <article className="mx-auto w-full max-w-[1100px] px-4 pt-8 lg:px-8 lg:pt-14">
      <PageTitle>{text.title}</PageTitle>
      <header className="max-w-[42rem]">
        <h1 className="font-display text-3xl text-balance lg:text-4xl">{text.title}</h1>
        <p className="mt-4 text-lg text-ink-soft">{text.gist}</p>
        {isUnfinished(siteConfig) && (
          <p className="mt-6 rounded-control bg-gold-tint px-4 py-3 text-sm text-gold">
            {texts.unfinished}
          </p>
        )}
      </header>
      <div className="mt-10 grid gap-10 lg:mt-14 lg:grid-cols-[minmax(0,42rem)_minmax(0,1fr)] lg:gap-16">
        <div className="flex flex-col gap-10">
          {text.sections.map((section) => (
            <LegalSection key={section.title} section={section} />
          ))}
        </div>
        <Contents sections={text.sections} />
      </div>
    </article>
  );
}

function LegalSection({ section }: { section: Section }) {
  return (
    <section id={anchorOf(section)} className="scroll-mt-24">
      <h2 className="font-display text-xl">{section.title}</h2>
      <div className="mt-3 flex flex-col gap-4 text-ink-soft [overflow-wrap:anywhere]">
        {section.parts.map((part, at) =>
          typeof part === 'string' ? (
            <p key={at}>
              <Filled text={part} />
            </p>
          ) : (
            <ul key={at} className="flex list-disc flex-col gap-2 pl-5 marker:text-ink-faint">
              {part.map((item) => (
                <li key={item}>
                  <Filled text={item} />
                </li>
              ))}
            </ul>
          ),
        )}
      </div>
    </section>
  );
}

function Filled({ text }: { text: string }) {
  return fill(text, siteConfig).map((piece, at) =>
    'missing' in piece ? (
      <mark key={at} className="rounded-small bg-gold-tint text-gold">
        {texts.missing(piece.missing)}
      </mark>
    ) : (
      piece.text
    ),
  );
}

function Contents({ sections }: { sections: readonly Section[] }) {
  return (
    <nav aria-label={texts.contents} className="hidden lg:block">
      <ol className="sticky top-24 flex flex-col gap-1 text-sm">
        {sections.map((section) => (
          <li key={section.title}>
            <a
              href={`#${anchorOf(section)}`}
              className="inline-flex min-h-8 items-center text-ink-faint underline-offset-4 hover:text-ink hover:underline"
            >
              {section.title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
