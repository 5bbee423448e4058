// The home page's banner for signed-out visitors: what the site is, a button, and a few portraits.
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { FACE_SIZES } from '@velour/contract/pictures.ts';
import type { Gender } from '@velour/contract/scalars.ts';
import { useNavigate } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { pictureSource } from '../../lib/pictures.ts';
import { siteConfig } from '../../lib/site-config.ts';
import { toasts } from '../../lib/toasts.ts';
import { Button } from '../../ui/button.tsx';
import { domes } from './queries.ts';
import { texts } from './texts.ts';

const words = texts.banner;

export function Banner({ gender }: { gender: Gender }) {
  const navigate = useNavigate();
  // The same query as that of the domes, so it needs no request.
  const { data } = useQuery(domes(gender));
  const [looking, setLooking] = useState(false);
  const faces = data?.banner ?? [];
  const open = [...faces, ...(data?.domes.flatMap(({ characters }) => characters) ?? [])].filter(
    ({ is_exclusive }) => !is_exclusive,
  );
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
      className="glow @container relative isolate overflow-hidden rounded-card"
    >
      <div
        aria-hidden
        className="absolute inset-y-0 right-0 -z-10 flex w-1/2 justify-end @max-[17rem]:hidden landing-b:hidden lg:w-[46%]"
      >
        {faces.map(({ id, portrait_url }) => (
          <img
            key={id}
            // Set before the source, so that hidden faces are not requested.
            loading="lazy"
            {...pictureSource(portrait_url)}
            sizes={FACE_SIZES}
            alt=""
            // A face that fails to load is hidden.
            onError={({ currentTarget }) => (currentTarget.hidden = true)}
            className="banner-face max-sm:nth-[n+3]:hidden"
          />
        ))}
      </div>
      <div className="flex flex-col items-start gap-4 px-5 py-5 sm:max-w-xl sm:gap-6 sm:px-8 sm:py-10 lg:px-10 lg:py-12 landing-b:mx-auto landing-b:max-w-2xl landing-b:items-center landing-b:text-center">
        {/* Next to the faces, which are hidden if the text is large. */}
        <div className="min-w-0 max-sm:@min-[17rem]:max-w-[56%] landing-b:max-w-none">
          <p className="mb-1 text-sm text-ink-faint max-sm:sr-only">{siteConfig.tagline}</p>
          <p className="font-display text-2xl leading-tight text-balance sm:text-3xl lg:text-4xl">
            {words.title}
          </p>
          <p className="mt-1.5 text-sm text-ink-soft sm:text-lg lg:mt-2">
            {siteConfig.trial_messages > 0 ? words.free : words.join} {words.adults}
          </p>
        </div>
        <Button tone="primary" pending={looking} onClick={() => void introduce()}>
          {words.action}
        </Button>
      </div>
    </section>
  );
}
