// The result of a provider's last test, with its time.
import type { ProviderTest } from '@velour/contract/operations.ts';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { formatClock, formatDecimal } from '../../../lib/formats.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { texts } from './texts.ts';

interface Props {
  test: ProviderTest | null;
  isUnderWay: boolean;
  /** The error if the test could not be started. */
  refusal: string | undefined;
}

export function LastTest({ test, isUnderWay, refusal }: Props) {
  return (
    <div
      role="status"
      className="flex min-h-18 items-center gap-3 rounded-control bg-raised-2 px-4 py-3"
    >
      <Outcome test={test} isUnderWay={isUnderWay} refusal={refusal} />
    </div>
  );
}

function Outcome({ test, isUnderWay, refusal }: Props) {
  if (isUnderWay) {
    return (
      <>
        <Spinner />
        <p className="text-ink-soft">{texts.testing}</p>
      </>
    );
  }
  if (refusal !== undefined) {
    return (
      <>
        <Icon of={CircleAlert} className="text-danger" />
        <p className="min-w-0">{refusal}</p>
      </>
    );
  }
  if (test === null) return <p className="text-ink-faint">{texts.never}</p>;
  return (
    <>
      <Icon
        of={test.ok ? CircleCheck : CircleAlert}
        className={test.ok ? 'text-success' : 'text-danger'}
      />
      <div className="min-w-0 wrap-anywhere">
        <p>{test.result}</p>
        <p className="text-sm text-ink-faint">
          {texts.took(duration(test.took_ms), formatClock(test.at))}
        </p>
        {test.picture !== null && (
          <img
            src={test.picture}
            alt={texts.test_picture}
            width={144}
            height={192}
            className="mt-2 rounded-control"
          />
        )}
        {test.clip !== null && (
          <video
            src={test.clip}
            aria-label={texts.test_clip}
            width={144}
            height={192}
            className="mt-2 rounded-control"
            autoPlay
            loop
            muted
            playsInline
          />
        )}
      </div>
    </>
  );
}

/** Below a second in milliseconds. */
export const duration = (ms: number): string =>
  ms < 1_000 ? texts.milliseconds(ms) : texts.seconds(formatDecimal(ms / 1_000));
