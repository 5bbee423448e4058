// The review of pictures that members want to share, one at a time.
import { useQuery } from '@tanstack/react-query';
import type { WaitingPicture } from '@velour/contract/picture-review.ts';
import { polled, q } from '../../../lib/queries.ts';
import { ReviewQueue } from '../../shared/admin/review-queue.tsx';
import { OnePicture } from './one-picture.tsx';
import { texts } from './texts.ts';

export function PictureReview() {
  const { data, error, refetch } = useQuery(polled(q.picture_review.list()));
  const again = () => void refetch();
  return (
    <ReviewQueue
      {...{ texts, error, titleOf }}
      rows={data?.pictures}
      total={data?.total_count ?? 0}
      onRetry={again}
      keyOf={({ id }) => id}
    >
      {(picture) => <OnePicture picture={picture} onRefetch={again} />}
    </ReviewQueue>
  );
}

const titleOf = ({ character, member }: WaitingPicture): readonly [string, string] => [
  character.name,
  ` ${texts.by(member.name)}`,
];
