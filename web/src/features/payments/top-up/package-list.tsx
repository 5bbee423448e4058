// The packages on sale, each a button with its amount, price and discount.
import { Coins, MessageCircle } from 'lucide-react';
import { formatNumber, formatPrice } from '../../../lib/formats.ts';
import { Badge } from '../../../ui/badge.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { type Offer } from './packages.ts';
import { texts } from './texts.ts';

interface Props {
  offers: readonly Offer[];
  /** The package whose payment is being started. */
  starting: Offer | null;
  onChoose: (offer: Offer) => void;
}

export function PackageList({ offers, starting, onChoose }: Props) {
  return (
    <ul className="flex flex-col gap-2.5">
      {offers.map((offer) => (
        <li key={offer.id}>
          <button
            type="button"
            aria-disabled={starting !== null}
            aria-busy={starting?.id === offer.id || undefined}
            onClick={() => starting === null && onChoose(offer)}
            className={classNames(
              'flex min-h-18 w-full items-center gap-3 rounded-card bg-raised-2 px-4 py-3 text-left shadow-sheen transition-[background-color,opacity,transform] hover:bg-raised-3 active:scale-[0.99] sm:gap-4 sm:px-5',
              starting !== null && starting.id !== offer.id && 'opacity-55',
            )}
          >
            <span className="text-gold">
              {starting?.id === offer.id ? (
                <Spinner />
              ) : (
                <Icon of={offer.type === 'token' ? Coins : MessageCircle} size="md" />
              )}
            </span>
            {/* With very large text the price is below the amount. */}
            <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1">
              <Given offer={offer} />
              <span className="ml-auto shrink-0 font-medium tabular-nums">
                {formatPrice(offer.usd_price)}
              </span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function Given({ offer }: { offer: Offer }) {
  const { type, internal_currency, list_currency, doubled, shownDiscount } = offer;
  return (
    <span className="flex min-w-0 flex-1 basis-36 flex-wrap items-center gap-x-2.5 gap-y-1">
      <span className="font-display text-xl tabular-nums">
        {doubled && (
          <>
            <s aria-hidden className="mr-2 text-base text-ink-faint">
              {formatNumber(list_currency)}
            </s>
          </>
        )}
        {texts.amount[type](internal_currency)}
        {doubled && <span className="sr-only"> {texts.instead_of(list_currency)}</span>}
      </span>
      {doubled && <Badge tone="gold">{texts.doubled}</Badge>}
      {shownDiscount !== null && <Badge tone="gold">{texts.off(shownDiscount)}</Badge>}
    </span>
  );
}
