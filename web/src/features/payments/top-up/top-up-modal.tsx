// The dialog that sells tokens or message credits: packages first, then the card form.
import { useEffect, useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { formatPrice } from '../../../lib/formats.ts';
import { spendable } from '@velour/contract/balances.ts';
import { paths } from '../../../lib/paths.ts';
import { alwaysFresh, q } from '../../../lib/queries.ts';
import { useIsOff } from '../../../lib/site-status.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Link } from '../../../ui/link.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { FeatureNotice } from '../../shared/feature-notice.tsx';
import { CardForm } from '../card-form/card-form.tsx';
import { PackageList } from './package-list.tsx';
import { offersOf, type Offer, type Unit } from './packages.ts';
import { packagesOf } from './queries.ts';
import { texts } from './texts.ts';
import { useTopUp, type Step } from './use-top-up.ts';

const kinds = [
  { value: 'token', label: texts.kinds.token },
  { value: 'message', label: texts.kinds.message },
] as const;

interface Props {
  type?: Unit;
  /** What the tokens are for. */
  reason?: string | undefined;
  onClose: () => void;
}

export default function TopUpModal({ type: initial = 'token', reason, onClose }: Props) {
  const [type, setType] = useState<Unit>(initial);
  const isOff = useIsOff('purchases');
  const { step, choose, onOutcome, close, back } = useTopUp(onClose);
  return (
    <Modal title={texts.titles[type]} description={<Balance type={type} />} onClose={close}>
      {step.status === 'choosing' ? (
        <div className="flex flex-col gap-4">
          {reason && <p className="font-medium">{reason}</p>}
          <Segmented
            label={texts.which}
            options={kinds}
            value={type}
            onChange={setType}
            size="sm"
            className="self-start"
          />
          <FeatureNotice feature="purchases" />
          {!isOff && (
            <Packages
              key={type}
              type={type}
              step={step}
              onChoose={(offer) => void choose(offer)}
              onLeave={close}
            />
          )}
        </div>
      ) : (
        <Paying step={step} onBack={back} onOutcome={(outcome) => void onOutcome(outcome)} />
      )}
    </Modal>
  );
}

function Balance({ type }: { type: Unit }) {
  const { data } = useQuery(alwaysFresh(q.wallet.wallet()));
  // Reserves the height of the line, so that nothing moves when it is loaded.
  if (!data) return <span aria-hidden>…</span>;
  return (
    <>
      {texts.you_have[type](type === 'token' ? spendable(data) : data.message_credits)}
      {type === 'token' && data.owed > 0 && (
        <span className="block text-warning">{texts.owed(data.owed)}</span>
      )}
    </>
  );
}

interface PackagesProps {
  type: Unit;
  step: Extract<Step, { status: 'choosing' }>;
  onChoose: (offer: Offer) => void;
  onLeave: () => void;
}

function Packages({ type, step, onChoose, onLeave }: PackagesProps) {
  const { data, isError, refetch } = useQuery(packagesOf(type));
  if (!data && isError)
    return (
      <ErrorState title={texts.failed_title} level="h3" onRetry={() => void refetch()}>
        {texts.failed_sentence}
      </ErrorState>
    );
  if (!data)
    return (
      <Loading label={texts.loading} className="flex flex-col gap-2.5">
        {(type === 'token' ? [0, 1, 2, 3] : [0, 1]).map((n) => (
          <Skeleton key={n} radius="card" className="h-18" />
        ))}
        <Skeleton className="mt-1.5 h-5 w-36" />
      </Loading>
    );
  const offers = offersOf(data.packages);
  if (offers.length === 0)
    return (
      <EmptyState scene="window" level="h3" title={texts.none_title}>
        {texts.none}
      </EmptyState>
    );
  return (
    <>
      {step.failure && (
        <p role="alert" className="text-sm text-danger">
          {step.failure}
        </p>
      )}
      <UnclaimedCoupon type={type} onLeave={onLeave} />
      <PackageList offers={offers} starting={step.starting} onChoose={onChoose} />
      <p className="text-sm text-ink-faint">
        {offers.some(({ doubled }) => doubled) && `${texts.doubled_note} `}
        {texts.never_expire[type]}
      </p>
      <p role="status" className="sr-only">
        {step.starting && texts.opening}
      </p>
    </>
  );
}

const COUPON_OF = { token: 'double_credit', message: 'double_messages' } as const;

/** A coupon only doubles a package if it is claimed before the payment. */
function UnclaimedCoupon({ type, onLeave }: Pick<PackagesProps, 'type' | 'onLeave'>) {
  const { data } = useQuery(alwaysFresh(q.wallet.wallet()));
  if (data?.coupons[COUPON_OF[type]] !== 'available') return null;
  return (
    <p className="text-sm text-ink-soft">
      {texts.unclaimed[type]}{' '}
      <Link to={paths.tokens('coupons')} className="underline" onClick={onLeave}>
        {texts.to_coupons}
      </Link>
    </p>
  );
}

interface PayingProps {
  step: Extract<Step, { status: 'paying' }>;
  onBack: () => void;
  onOutcome: (outcome: 'done' | 'closed' | 'declined') => void;
}

function Paying({ step: { offer, payment, checking }, onBack, onOutcome }: PayingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The pressed button is gone, so keyboard focus moves here.
  useEffect(() => heading.current?.focus(), []);
  const price = formatPrice(offer.usd_price);
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-control bg-raised-2 py-2 pr-2 pl-4">
        <h3 ref={heading} tabIndex={-1} className="min-w-0 font-medium tabular-nums outline-none">
          {texts.amount[offer.type](offer.internal_currency)} · {price}
        </h3>
        <Button
          size="sm"
          tone="ghost"
          icon={ArrowLeft}
          className="-ml-3"
          disabled={checking}
          onClick={onBack}
        >
          {texts.back}
        </Button>
      </div>
      {/* Always mounted, so that screen readers announce its content. */}
      <p role="status" className="empty:hidden">
        {checking && texts.checking}
      </p>
      <div inert={checking} className={checking ? 'opacity-55' : undefined}>
        <CardForm
          form={payment.form}
          clientSecret={payment.client_secret}
          price={price}
          onOutcome={onOutcome}
        />
      </div>
    </div>
  );
}
