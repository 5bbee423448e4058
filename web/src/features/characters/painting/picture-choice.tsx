// The four portraits: a choice of one by pointer, arrow keys or voice, and the button that takes it.
import { useId, useState } from 'react';
import { Check } from 'lucide-react';
import type { Creation } from '@velour/contract/creation.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { texts } from './texts.ts';

interface Props {
  known: Creation;
  pending: boolean;
  onTake: (image_id: string) => void;
}

export function PictureChoice({ known, pending, onTake }: Props) {
  const { name, pictures, chosen_image_id } = known;
  const question = useId();
  const [chosen, setChosen] = useState(chosen_image_id);
  return (
    <div className="flex flex-1 flex-col">
      <div className="text-center">
        <h1 id={question} className="font-display text-3xl">
          {texts.choose_title(name)}
        </h1>
        <p className="mt-2 text-lg text-ink-soft">{texts.choose_sentence}</p>
      </div>
      <fieldset
        role="radiogroup"
        aria-labelledby={question}
        className="mt-6 grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4"
      >
        {pictures.map(({ image_id, url, preview }, at) => (
          <label
            key={image_id}
            className="relative block cursor-pointer overflow-hidden rounded-card transition-[box-shadow] has-checked:shadow-[0_0_0_3px_var(--ground),0_0_0_6px_var(--accent)] has-focus-visible:outline-3 has-focus-visible:outline-offset-[7px] has-focus-visible:outline-accent-strong"
          >
            <input
              type="radio"
              name="picture"
              value={image_id}
              checked={chosen === image_id}
              onChange={() => setChosen(image_id)}
              aria-label={texts.picture(at + 1, pictures.length)}
              className="sr-only"
            />
            <Picture src={url} alt="" preview={preview} eager />
            {chosen === image_id && (
              <span className="absolute top-2.5 right-2.5 grid size-8 animate-rise place-items-center rounded-full bg-accent text-on-accent shadow-lift">
                <Icon of={Check} />
              </span>
            )}
          </label>
        ))}
      </fieldset>
      <footer className="sticky bottom-[calc(var(--bottom-bar)+env(safe-area-inset-bottom))] -mx-4 mt-auto -mb-6 flex justify-center bg-ground px-4 py-4 lg:static lg:mt-6 lg:mb-0 lg:bg-transparent">
        <Button
          tone="primary"
          size="lg"
          disabled={chosen === null}
          pending={pending}
          className="w-full sm:w-auto sm:min-w-56"
          onClick={() => chosen !== null && onTake(chosen)}
        >
          {texts.take}
        </Button>
      </footer>
    </div>
  );
}
