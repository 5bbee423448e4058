// The one quiet banner of the home page, for people who are not signed in: a name, a sentence, a button, and a few faces.
import { useState } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { FACE_SIZES } from '@velour/contract/pictures.ts';
import type { Gender } from '@velour/contract/scalars.ts';
import { useNavigate } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { pictureSource } from '../../lib/pictures.ts';
import { useSession } from '../../lib/session.ts';
import { siteConfig } from '../../lib/site-config.ts';
import { toasts } from '../../lib/toasts.ts';
import { Button } from '../../ui/button.tsx';
import { catalogue, everybody } from './queries.ts';
import { texts } from './texts.ts';

const MOST_PORTRAITS = 3;

export function Banner({ gender }: { gender: Gender }) {
  const navigate = useNavigate();
  const { active_plan } = useSession();
  // The same answer as the grid's first page: no call of its own.
  const { data } = useInfiniteQuery(catalogue('list', gender, everybody));
  const [looking, setLooking] = useState(false);
  const everyone = data?.pages[0]?.characters ?? [];
  const open = everyone.filter(({ is_exclusive }) => active_plan !== null || !is_exclusive);
  const introduce = async () => {
    const someone = open[Math.floor(Math.random() * open.length)];
    if (!someone) return toasts.error(texts.failed.title);
    setLooking(true);
    await navigate(paths.characterChat(someone));
    setLooking(false);
  };
  return (
    <section
      aria-label={siteConfig.name}
      className="glow relative isolate overflow-hidden rounded-card"
    >
      <div
        aria-hidden
        className="absolute inset-y-0 right-0 -z-10 hidden justify-end sm:flex sm:w-3/5"
      >
        {everyone.slice(0, MOST_PORTRAITS).map(({ id, portrait_url }) => (
          <img
            key={id}
            // Before the source, so that a banner without faces, on a phone, asks for none.
            loading="lazy"
            {...pictureSource(portrait_url)}
            sizes={FACE_SIZES}
            alt=""
            // A face that does not come leaves the banner as it is on a phone.
            onError={({ currentTarget }) => (currentTarget.hidden = true)}
            className="banner-face"
          />
        ))}
      </div>
      <div className="flex flex-col items-start gap-5 px-5 py-6 sm:max-w-xl sm:gap-6 sm:px-8 sm:py-10 lg:px-10 lg:py-12">
        <div className="min-w-0">
          <p className="font-display text-3xl lg:text-4xl">{siteConfig.name}</p>
          <p className="mt-1 text-lg text-ink-soft lg:mt-2">{siteConfig.tagline}</p>
        </div>
        <Button tone="primary" pending={looking} onClick={() => void introduce()}>
          {texts.banner_action}
        </Button>
      </div>
    </section>
  );
}
