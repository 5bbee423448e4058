// The decision on one waiting character: approved with a rating, or rejected with a reason that its maker reads.
import { useState } from 'react';
import type { Reviewed } from '@velour/contract/review.ts';
import { api } from '../../../lib/api.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { toasts } from '../../../lib/toasts.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { controlLook } from '../../../ui/control-look.ts';
import { Segmented } from '../../../ui/segmented.tsx';
import { texts } from './texts.ts';

interface Props {
  character: Reviewed;
  onDecided: () => void;
}

type Rating = keyof typeof texts.ratings;
const ratings = Object.entries(texts.ratings).map(([value, label]) => ({
  // The keys of the texts are the ratings.
  value: value as Rating,
  label,
}));

export function Decision({ character, onDecided }: Props) {
  const { id, name, version } = character;
  const [rating, setRating] = useState<Rating>('safe');
  const [reason, setReason] = useState('');
  const [pending, setPending] = useState(false);
  const decide = async (isApproved: boolean) => {
    setPending(true);
    try {
      await api.review.decide({
        params: { char_id: id },
        body: isApproved
          ? { decision: 'approve', version, rating }
          : { decision: 'reject', version, reason },
      });
      toasts.success(isApproved ? texts.approved_now(name) : texts.rejected_now(name));
    } catch (error) {
      toasts.error(error instanceof ApiError ? error.title : texts.broken);
    }
    setPending(false);
    onDecided();
  };
  return (
    <Card className="grid items-end gap-4 md:grid-cols-2">
      <div className="flex flex-col items-start gap-3">
        <Segmented label={texts.rating} options={ratings} value={rating} onChange={setRating} />
        <Button tone="primary" pending={pending} onClick={() => void decide(true)}>
          {texts.approve}
        </Button>
      </div>
      <div className="flex flex-col gap-3">
        <label className="flex flex-col gap-1.5">
          <span className="font-medium">{texts.reason}</span>
          <textarea
            rows={2}
            maxLength={500}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
            placeholder={texts.reason_hint}
            className={controlLook()}
          />
        </label>
        <Button
          tone="danger"
          className="self-start"
          disabled={reason.trim() === ''}
          pending={pending}
          onClick={() => void decide(false)}
        >
          {texts.reject}
        </Button>
      </div>
    </Card>
  );
}
