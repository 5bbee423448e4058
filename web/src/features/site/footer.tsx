// The footer of a page: links to other channels, help, legal texts, and licenses.
import type { ReactNode } from 'react';
import { openConsent } from '../../lib/consent.ts';
import { paths } from '../../lib/paths.ts';
import { siteConfig } from '../../lib/site-config.ts';
import { setTheme, useTheme, type Theme } from '../../lib/theme.ts';
import { Link } from '../../ui/link.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { texts } from './texts.ts';

const words = texts.footer;
const themes = (['system', 'dark', 'light'] as const).map((value) => ({
  value,
  label: words.themes[value],
}));

const legalLinks = [
  { label: words.terms, url: paths.terms() },
  { label: words.privacy, url: paths.privacy() },
  { label: words.exemption, url: paths.exemption() },
  { label: words.safety, url: paths.safety() },
];

const linkStyle =
  'inline-flex min-h-9 items-center text-ink-soft underline-offset-4 hover:text-ink hover:underline';

export function Footer() {
  const { name, socials, sister_apps, engines, analytics } = siteConfig;
  const theme = useTheme();
  return (
    <footer
      aria-label={words.label}
      className="mt-16 bg-raised max-lg:pb-[calc(var(--bottom-bar)+env(safe-area-inset-bottom))]"
    >
      <div className="mx-auto flex max-w-page flex-col gap-10 px-4 py-12 lg:px-8">
        <div className="grid grid-cols-2 gap-x-6 gap-y-8 text-sm md:grid-cols-3 xl:grid-cols-5">
          <Column
            title={words.discover}
            links={[
              { label: texts.menu.public, url: paths.featured() },
              { label: texts.menu.gallery, url: paths.gallery() },
              { label: texts.menu.studio, url: paths.generateImage() },
            ]}
          />
          <Column title={words.follow} links={socials} />
          <Column title={words.sisters} links={sister_apps} />
          <HelpColumn />
          <Column title={words.legal} links={legalLinks}>
            {analytics !== null && <PrivacyChoices />}
          </Column>
        </div>
        <div className="flex flex-col gap-6 text-sm text-ink-faint md:flex-row md:items-end md:justify-between">
          <div className="flex max-w-xl flex-col gap-1">
            <p className="font-display text-lg text-ink-soft">{name}</p>
            <p>{words.statement}</p>
            {engines.llm.stand_in && <p>{words.stand_in}</p>}
          </div>
          <Segmented<Theme>
            label={words.appearance}
            options={themes}
            value={theme}
            onChange={setTheme}
            size="sm"
            className="self-start"
          />
        </div>
      </div>
    </footer>
  );
}

function HelpColumn() {
  const { affiliates_url, support_email } = siteConfig;
  return (
    <Column
      title={words.help}
      links={[
        ...(support_email ? [{ label: words.contact, url: `mailto:${support_email}` }] : []),
        { label: texts.menu.feedback, url: paths.feedback() },
        { label: words.removal, url: paths.removal() },
        { label: words.verify, url: paths.verify() },
        ...(affiliates_url ? [{ label: words.affiliates, url: affiliates_url }] : []),
      ]}
    >
      {support_email && <SupportAddress email={support_email} />}
    </Column>
  );
}

/** As text, for people without an email client. */
const SupportAddress = ({ email }: { email: string }) => (
  <li className="flex min-h-9 items-center break-all text-ink-faint select-all">{email}</li>
);

const PrivacyChoices = () => (
  <li>
    <button type="button" onClick={openConsent} className={linkStyle}>
      {words.privacy_choices}
    </button>
  </li>
);

interface ColumnProps {
  title: string;
  links: readonly { label: string; url: string }[];
  /** Further items. */
  children?: ReactNode;
}

function Column({ title, links, children }: ColumnProps) {
  if (links.length === 0) return null;
  return (
    <section className="flex min-w-0 flex-col gap-3">
      <h2 className="font-medium text-ink-faint">{title}</h2>
      <ul className="flex flex-col">
        {links.map(({ label, url }) => (
          <li key={url}>
            <FooterLink url={url}>{label}</FooterLink>
          </li>
        ))}
        {children}
      </ul>
    </section>
  );
}

function FooterLink({ url, children }: { url: string; children: ReactNode }) {
  if (url.startsWith('/'))
    return (
      <Link to={url} className={linkStyle}>
        {children}
      </Link>
    );
  const elsewhere = url.startsWith('mailto:')
    ? {}
    : { target: '_blank', rel: 'noopener noreferrer' };
  return (
    <a href={url} className={linkStyle} {...elsewhere}>
      {children}
    </a>
  );
}
