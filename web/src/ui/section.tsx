// A card with a heading: one section of a page.
import { useId, type ReactNode } from 'react';
import { Card } from './card.tsx';
import { classNames } from './class-names.ts';

interface Props {
  title: string;
  /** The fragment identifier of links to this section. */
  id?: string;
  sentence?: string;
  className?: string;
  children: ReactNode;
}

export function Section({ title, id, sentence, className, children }: Props) {
  const heading = useId();
  return (
    <Card id={id} aria-labelledby={heading} padding="wide">
      <h2 id={heading} className="font-display text-xl">
        {title}
      </h2>
      {sentence && <p className="mt-1 text-sm text-ink-faint">{sentence}</p>}
      <div className={classNames('mt-2 flex flex-col', className)}>{children}</div>
    </Card>
  );
}
