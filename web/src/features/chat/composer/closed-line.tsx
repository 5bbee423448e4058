// Replaces the composer when the character is no longer public.
import { texts } from '../texts.ts';

export function ClosedLine() {
  return (
    <p className="rounded-card bg-raised px-5 py-4 text-center">
      {texts.composer.closed}
      <span className="block text-sm text-ink-soft">{texts.composer.closed_sentence}</span>
    </p>
  );
}
