// A movement: its purpose, time and amount, and the balance after it.
import type { Movement } from '@velour/contract/wallet.ts';
import { formatMoment, formatNumber, formatSigned } from '../../../lib/formats.ts';
import { COUPONS } from '../anchors.ts';
import { texts } from '../texts.ts';
import { Link } from '../../../ui/link.tsx';
import { nameOf, placeOf } from './movements.ts';

const words = texts.statement;

export function MovementRow({ movement }: { movement: Movement }) {
  const { kind, amount, balance_after, by_coupon, created_at, note } = movement;
  const to = placeOf(movement);
  const name = nameOf(movement);
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-1 py-3">
      <div className="min-w-[min(8rem,100%)] flex-1">
        <p className="font-medium break-words">
          {to ? (
            <Link to={to} className="underline decoration-edge underline-offset-4">
              {name}
            </Link>
          ) : (
            name
          )}
        </p>
        {by_coupon > 0 && (
          <p className="text-sm text-ink-soft">
            <a href={`#${COUPONS}`} className="underline decoration-edge underline-offset-4">
              {words.by_coupon(formatNumber(by_coupon))}
            </a>
          </p>
        )}
        {kind === 'capture' && <p className="text-sm text-ink-soft">{words.paid_before}</p>}
        {note && <p className="text-sm break-words text-ink-soft">{note}</p>}
        <time dateTime={created_at} className="block text-sm text-ink-faint">
          {formatMoment(created_at)}
        </time>
      </div>
      <div className="ml-auto shrink-0 text-right tabular-nums">
        {amount !== 0 && (
          <p className={amount > 0 ? 'font-medium text-success' : 'font-medium'}>
            {formatSigned(amount)}
          </p>
        )}
        <p className="text-sm text-ink-faint">{words.left(formatNumber(balance_after))}</p>
      </div>
    </li>
  );
}
