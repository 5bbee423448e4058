// The choice of one of four portraits by pointer, arrow keys or voice, and the button that confirms it.
import { useId, useState } from 'react';
import type { Creation } from '@velour/contract/creation.ts';
import { Button } from '../../../ui/button.tsx';
import { PictureRadios } from '../../../ui/picture-radios.tsx';
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
      <PictureRadios
        pictures={pictures}
        labelledBy={question}
        labelOf={texts.picture}
        chosen={chosen}
        onChoose={setChosen}
        className="mt-6 lg:grid-cols-4"
      />
      <footer className="sticky bottom-[calc(var(--bottom-bar)+env(safe-area-inset-bottom))] -mx-4 mt-auto -mb-6 flex justify-center bg-ground px-4 py-4 short:static lg:static lg:mt-6 lg:mb-0 lg:bg-transparent">
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
