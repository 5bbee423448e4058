// The card for re-authentication, if the last one is too old.
import { Card } from '../../../ui/card.tsx';
import { ReAuthenticationForm } from './re-authentication-form.tsx';
import { texts } from './texts.ts';

export function ReAuthenticationCard({ onDone }: { onDone: () => void }) {
  return (
    <Card padding="dialog" className="mx-auto mt-6 flex w-full max-w-md flex-col gap-5">
      <header>
        <h1 className="font-display text-2xl">{texts.password.title}</h1>
        <p className="mt-1 text-ink-soft">{texts.password.sentence}</p>
      </header>
      <ReAuthenticationForm onDone={onDone} />
    </Card>
  );
}
