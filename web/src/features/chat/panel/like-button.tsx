// The like button: optimistic, rolled back if the server refuses; visitors sign in first.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Heart } from 'lucide-react';
import { api } from '../../../lib/api.ts';
import { failureText } from '../../../lib/failures.ts';
import { formatCount } from '../../../lib/formats.ts';
import { overlays } from '../../../lib/overlays.ts';
import { q } from '../../../lib/queries.ts';
import { useSession } from '../../../lib/session.ts';
import { toasts } from '../../../lib/toasts.ts';
import { classNames } from '../../../ui/class-names.ts';
import { texts } from './texts.ts';

interface Props {
  characterId: string;
  name: string;
  /** The count on the card, up to a minute old. */
  likes: number;
}

export function LikeButton({ characterId, name, likes }: Props) {
  const { kind } = useSession();
  const client = useQueryClient();
  const params = { params: { char_id: characterId } };
  const read = q.likes.read(params);
  const { queryKey } = read;
  const { data } = useQuery({ ...read, enabled: kind === 'member' });
  const shown = data ?? { is_liked: false, likes };
  const change = useMutation({
    mutationFn: (liked: boolean) => (liked ? api.likes.add(params) : api.likes.remove(params)),
    onMutate: async (is_liked) => {
      await client.cancelQueries({ queryKey });
      const step = Number(is_liked) - Number(shown.is_liked);
      client.setQueryData(queryKey, { is_liked, likes: Math.max(0, shown.likes + step) });
      return { before: data };
    },
    onSuccess: (counted) => client.setQueryData(queryKey, counted),
    onError: (error, _liked, context) => {
      client.setQueryData(queryKey, context?.before);
      toasts.error(failureText(error));
    },
    onSettled: () => client.invalidateQueries(q.likes.list.all),
  });
  const press = () =>
    kind === 'member'
      ? change.mutate(!shown.is_liked)
      : overlays.open('sign-in', { reason: texts.like_reason(name), newcomer: true });
  return (
    <button
      type="button"
      aria-pressed={shown.is_liked}
      aria-label={texts.like(name, shown.likes)}
      onClick={press}
      className="touch inline-flex h-11 shrink-0 items-center gap-2 rounded-control bg-raised-2 px-3.5 font-medium tabular-nums transition-colors hover:bg-raised-3"
    >
      <Heart
        aria-hidden
        size={20}
        className={classNames(shown.is_liked && 'fill-accent text-accent')}
      />
      {formatCount(shown.likes)}
    </button>
  );
}
