// "This is a mistake", below a refusal.
import { useState } from 'react';
import { createLater } from '../../../lib/later.tsx';
import type { Contested } from './contest-dialog.tsx';
import { texts } from './texts.ts';

const dialog = createLater(() => import('./contest-dialog.tsx'));

/** `about` is called when it is pressed. */
export default function ContestButton({ about }: { about: () => Contested }) {
  const [contested, setContested] = useState<Contested | null>(null);
  dialog.useLoadAhead();
  return (
    <>
      <button
        type="button"
        className="min-h-6 font-medium text-ink-soft underline underline-offset-2"
        onClick={() => setContested(about())}
      >
        {texts.mistake}
      </button>
      {contested && <dialog.Component about={contested} onClose={() => setContested(null)} />}
    </>
  );
}
