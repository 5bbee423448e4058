// The strip of a character's pictures.
import { pictureSource } from '../../../lib/pictures.ts';
import { Picture } from '../../../ui/picture.tsx';
import { texts } from '../texts.ts';

export function Gallery({ name, urls }: { name: string; urls: readonly string[] }) {
  if (urls.length === 0) return null;
  return (
    <section aria-label={texts.panel.gallery}>
      <ul className="grid grid-cols-3 gap-2">
        {urls.map((url, place) => (
          <li key={url}>
            <Picture
              {...pictureSource(url)}
              sizes="(min-width: 64rem) 100px, 30vw"
              alt={texts.panel.picture_of(name, place + 1)}
              className="rounded-control"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
