// The button that sends a gift or a tip, with its price and the balance.
import { Button } from '../../ui/button.tsx';
import { PricedButton } from '../../ui/priced-button.tsx';
import { useCostAndBalance } from '../shared/use-cost.ts';

interface Props {
  label: string;
  /** Undefined while nothing is selected. */
  price: number | undefined;
  /** What has to be selected first. */
  hint: string;
  pending: boolean;
  failure: string | undefined;
  onPress: () => void;
}

export function SendBar({ label, price, hint, pending, failure, onPress }: Props) {
  const cost = useCostAndBalance(price ?? 0);
  return (
    <div className="sticky bottom-0 -mx-6 -mb-6 flex flex-col gap-2 bg-raised px-6 pt-3 pb-6">
      {failure !== undefined && (
        <p role="alert" className="text-danger">
          {failure}
        </p>
      )}
      {price === undefined ? (
        <>
          <Button tone="primary" size="lg" wide disabled>
            {label}
          </Button>
          <p className="text-center text-sm text-ink-faint">{hint}</p>
        </>
      ) : (
        <PricedButton
          wide
          size="lg"
          price={cost.price}
          note={cost.balance && `${cost.balance} · ${cost.note}`}
          pending={pending}
          onPress={onPress}
        >
          {label}
        </PricedButton>
      )}
    </div>
  );
}
