// The one quiet banner of the home page, for people who are not signed in: a name, a sentence, a button.
import { useState } from 'react';
import type { Gender } from '@velour/contract/scalars.ts';
import { useNavigate } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { siteConfig } from '../../lib/site-config.ts';
import { toasts } from '../../lib/toasts.ts';
import { Button } from '../../ui/button.tsx';
import { findSomeone } from './queries.ts';
import { texts } from './texts.ts';

export function Banner({ gender }: { gender: Gender }) {
  const navigate = useNavigate();
  const { active_plan } = useSession();
  const [looking, setLooking] = useState(false);
  const introduce = async () => {
    setLooking(true);
    try {
      const someone = await findSomeone(gender, active_plan !== null);
      if (someone) await navigate(paths.characterChat(someone));
    } catch {
      toasts.error(texts.failed.title);
    }
    setLooking(false);
  };
  return (
    <section
      aria-label={siteConfig.name}
      className="glow flex flex-col items-start gap-5 rounded-card px-5 py-6 sm:flex-row sm:items-center sm:justify-between sm:px-8 sm:py-8 lg:px-10 lg:py-12"
    >
      <div className="min-w-0">
        <p className="font-display text-2xl sm:text-3xl lg:text-4xl">{siteConfig.name}</p>
        <p className="mt-1 max-w-xl text-base sm:text-lg lg:mt-2 text-ink-soft">
          {siteConfig.tagline}
        </p>
      </div>
      <Button tone="primary" pending={looking} onClick={() => void introduce()}>
        {texts.banner_action}
      </Button>
    </section>
  );
}
