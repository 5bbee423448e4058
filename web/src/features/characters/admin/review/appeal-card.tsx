// An appeal: the creator's text next to the contested decision.
import type { Reviewed } from '@velour/contract/review.ts';
import { formatMoment } from '../../../../lib/formats.ts';
import { Card } from '../../../../ui/card.tsx';
import { texts } from './texts.ts';

export function AppealCard({ appeal }: { appeal: Reviewed['appeal'] }) {
  if (appeal === null) return null;
  const { reason, at, by } = appeal.earlier;
  return (
    <Card aria-label={texts.appeal} className="flex flex-col gap-4">
      <div>
        <h2 className="font-display text-xl">{texts.appeal}</h2>
        <p className="mt-1 text-ink-soft">{texts.appeal_sentence}</p>
      </div>
      <dl className="grid gap-4 md:grid-cols-2">
        <div>
          <dt className="text-sm text-ink-faint">
            {texts.appeal_says} · {formatMoment(appeal.created_at)}
          </dt>
          <dd className="wrap-anywhere whitespace-pre-line">{appeal.text}</dd>
        </div>
        <div>
          <dt className="text-sm text-ink-faint">
            {by !== null && at !== null
              ? texts.appeal_by(by, formatMoment(at))
              : texts.appeal_earlier}
          </dt>
          <dd className="wrap-anywhere whitespace-pre-line">{reason}</dd>
        </div>
      </dl>
    </Card>
  );
}
