// One card of the page of tokens with its title.
import { useId, type ReactNode } from 'react';
import { Card } from '../../ui/card.tsx';

interface Props {
  title: string;
  /** By which an address leads here. */
  id?: string;
  sentence?: string;
  children: ReactNode;
}

export function Section({ title, id, sentence, children }: Props) {
  const heading = useId();
  return (
    <Card id={id} aria-labelledby={heading} className="px-5! sm:px-6!">
      <h2 id={heading} className="font-display text-xl">
        {title}
      </h2>
      {sentence && <p className="mt-1 text-sm text-ink-faint">{sentence}</p>}
      <div className="mt-2 flex flex-col">{children}</div>
    </Card>
  );
}
