// A row of a character's pictures.
import { Flag } from 'lucide-react';
import { overlays } from '../../../lib/overlays.ts';
import { pictureSource } from '../../../lib/pictures.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { texts } from './texts.ts';

export function Gallery({ name, urls }: { name: string; urls: readonly string[] }) {
  if (urls.length === 0) return null;
  return (
    <section aria-label={texts.gallery}>
      <ul className="grid grid-cols-3 gap-2">
        {urls.map((url, place) => (
          <li key={url} className="group/picture relative">
            <Picture
              {...pictureSource(url)}
              sizes="(min-width: 64rem) 100px, 30vw"
              alt={texts.picture_of(name, place + 1)}
              className="rounded-control"
            />
            <IconButton
              icon={Flag}
              label={texts.report_picture(place + 1)}
              size="sm"
              iconSize="xs"
              onClick={() => report(url, texts.picture_of(name, place + 1))}
              className="absolute right-1 bottom-1 bg-shade/70 text-on-shade hover:bg-shade hover:text-on-shade [@media(hover:hover)]:not-focus-visible:opacity-0 group-hover/picture:opacity-100!"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function report(url: string, called: string): void {
  const picture_id = /^\/assets\/([0-9a-f-]{36})\//.exec(url)?.[1];
  if (picture_id) overlays.open('report', { subject: { type: 'picture', picture_id }, called });
}
