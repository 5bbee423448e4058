// The special offer with its countdown to the server's end time, which a reload does not change.
import { useEffect } from 'react';
import { Hourglass } from 'lucide-react';
import { Icon } from '../../../ui/icon.tsx';
import { minutesAndSeconds } from './countdown.ts';
import { texts } from './texts.ts';
import { useNow } from './use-now.ts';

interface Props {
  plan: string;
  price: string;
  usual: string;
  /** In epoch milliseconds of the page's clock. */
  ends: number;
  onOver: () => void;
}

const TICK_MS = 100;

export function Offer({ plan, price, usual, ends, onOver }: Props) {
  const left = ends - useNow(TICK_MS);
  const isOver = left <= 0;
  useEffect(() => {
    if (isOver) onOver();
  }, [isOver, onOver]);
  if (isOver) return null;
  return (
    <section
      aria-label={texts.offer.title}
      className="flex flex-wrap items-center gap-x-5 gap-y-2 rounded-card bg-gold-tint px-5 py-4 shadow-gilt"
    >
      <div className="min-w-0 flex-1 basis-60">
        <h2 className="font-display text-lg text-gold">{texts.offer.title}</h2>
        <p>{texts.offer.sentence(plan, price, usual)}</p>
      </div>
      <p className="flex items-center gap-2 text-gold">
        <Icon of={Hourglass} />
        <span className="sr-only">{texts.offer.left}: </span>
        <span aria-hidden className="font-display text-2xl tabular-nums">
          {minutesAndSeconds(left)}
        </span>
        <span className="sr-only">{texts.offer.spoken(Math.ceil(left / 60_000))}</span>
      </p>
    </section>
  );
}
