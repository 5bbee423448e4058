// The reported pictures, each blurred until it is clicked.
import { useState } from 'react';
import { texts } from './texts.ts';

export function Pictures({ urls }: { urls: readonly string[] }) {
  if (urls.length === 0) return null;
  return (
    <ul aria-label={texts.pictures} className="flex flex-wrap gap-3">
      {urls.map((url, place) => (
        <li key={url}>
          <Blurred url={url} number={place + 1} />
        </li>
      ))}
    </ul>
  );
}

function Blurred({ url, number }: { url: string; number: number }) {
  const [shown, setShown] = useState(false);
  return (
    <button
      type="button"
      aria-label={shown ? texts.picture(number) : texts.show(number)}
      aria-pressed={shown}
      onClick={() => setShown(!shown)}
      className="block w-32 overflow-hidden rounded-control bg-raised-2"
    >
      <img
        src={url}
        alt=""
        className={`aspect-[3/4] w-full object-cover transition-[filter] ${shown ? '' : 'blur-2xl'}`}
      />
    </button>
  );
}
