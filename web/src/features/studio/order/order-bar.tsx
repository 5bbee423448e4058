// The order button with its price and the balance, at the bottom of a phone, with the order's error above it.
import type { Feature } from '@velour/contract/features.ts';
import { isApiError } from '../../../lib/api-error.ts';
import { useOnline } from '../../../lib/online.ts';
import { paths } from '../../../lib/paths.ts';
import { useSession } from '../../../lib/session.ts';
import { siteConfig } from '../../../lib/site-config.ts';
import { useIsOff } from '../../../lib/site-status.ts';
import { FeatureNotice } from '../../shared/feature-notice.tsx';
import { Link } from '../../../ui/link.tsx';
import { PricedButton } from '../../../ui/priced-button.tsx';
import { useCostAndBalance } from '../../shared/use-cost.ts';
import { texts } from '../texts.ts';

interface Props {
  feature: Extract<Feature, 'pictures' | 'clips'>;
  price: number;
  label: string;
  pending: boolean;
  /** The error, unless it is shown elsewhere. */
  failure: string | undefined;
  error: Error | null;
  /** What the order still needs. */
  missing?: string | undefined;
  onPress: () => void;
}

export function OrderBar({
  feature,
  price,
  label,
  pending,
  failure,
  error,
  missing,
  onPress,
}: Props) {
  const online = useOnline();
  const isOff = useIsOff(feature);
  const { kind, returning } = useSession();
  const cost = useCostAndBalance(price);
  const isGuest = kind !== 'member' && !returning;
  const balance = cost.balance && `${cost.balance} · ${cost.note}`;
  const guest = isGuest ? texts.guest_hint(siteConfig.sign_up_tokens) : undefined;
  const note = online ? (missing ?? balance ?? guest) : texts.offline;
  return (
    <div className="sticky bottom-[calc(var(--bottom-bar)+env(safe-area-inset-bottom))] z-(--z-raised) -mx-4 flex flex-col gap-2 bg-ground px-4 py-3 short:static lg:static lg:mx-0 lg:bg-transparent lg:p-0">
      <FeatureNotice feature={feature} />
      {failure !== undefined && !isOff && (
        <p role="alert" className="text-danger">
          {failure}{' '}
          {isApiError(error, 'character.premium_only') && (
            <Link to={paths.premium()} className="font-medium text-ink underline">
              {texts.see_premium}
            </Link>
          )}
        </p>
      )}
      <PricedButton
        wide
        size="lg"
        price={cost.price}
        note={note}
        pending={pending}
        disabled={!online || isOff}
        onPress={onPress}
      >
        {label}
      </PricedButton>
    </div>
  );
}
