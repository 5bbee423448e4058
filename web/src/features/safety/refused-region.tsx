// Shown if the site refuses this region and the page was loaded before.
import { paths } from '../../lib/paths.ts';
import { siteConfig } from '../../lib/site-config.ts';
import { buttonStyle } from '../../ui/button-style.ts';
import { Link } from '../../ui/link.tsx';
import { Page } from '../../ui/page.tsx';
import { Scene } from '../../ui/scene.tsx';
import { texts } from './texts.ts';

const words = texts.refused;

export default function RefusedRegion() {
  const { name, legal, support_email } = siteConfig;
  const title = words.title(name);
  return (
    <main>
      <Page
        title={title}
        width="text"
        className="flex flex-col items-center gap-4 py-16 text-center"
      >
        <Scene name="door" className="w-44" />
        <h1 className="font-display text-3xl text-balance">{title}</h1>
        <p className="text-ink-soft">{words.sentence}</p>
        <p className="text-ink-soft">{words.rights}</p>
        <a href={`mailto:${legal.privacy_email ?? support_email}`} className={buttonStyle({})}>
          {words.contact}
        </a>
        <Link to={paths.removal()} className={buttonStyle({ tone: 'ghost' })}>
          {words.removal}
        </Link>
      </Page>
    </main>
  );
}
