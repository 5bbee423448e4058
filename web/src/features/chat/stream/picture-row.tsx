// A picture in the chat: in progress, ready, failed and refunded, or deleted.
import { useEffect, type ReactNode } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ImageOff, Images, RefreshCw, Trash2 } from 'lucide-react';
import type { Chat } from '@velour/contract/chat.ts';
import type { StudioJob } from '@velour/contract/studio.ts';
import { api } from '../../../lib/api.ts';
import { isApiError } from '../../../lib/api-error.ts';
import { paths } from '../../../lib/paths.ts';
import { q } from '../../../lib/queries.ts';
import { siteConfig } from '../../../lib/site-config.ts';
import { socket } from '../../../lib/socket.ts';
import { useCall } from '../../../lib/use-call.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { PricedButton } from '../../../ui/priced-button.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { reasonOf } from '../../shared/picture-failures.ts';
import { useCost } from '../../shared/use-cost.ts';
import { payFor } from '../../shared/pay-for.ts';
import { texts as words } from '../picture-texts.ts';
import { usePictureOrder } from './use-picture-order.ts';

/** The socket says when to refetch sooner. */
const POLL_MS = 5_000;
/** Addresses of pictures are valid for ten minutes. */
const PICTURE_MS = 5 * 60_000;

const isUnderWay = ({ state }: StudioJob): boolean => state === 'queued' || state === 'running';

interface Props {
  jobId: string;
  chat: Chat;
  /** Undefined while nothing in the chat can be deleted. */
  onRemove: Remove;
}

type Remove = (() => void) | undefined;

/** Loaded with the first picture of a chat. */
export default function PictureRow({ jobId, chat, onRemove }: Props) {
  const { data: job, error, refetch } = useJob(jobId);
  if (isApiError(error, 'job.not_found')) return <Gone onRemove={onRemove} />;
  if (error && !job)
    return (
      <Frame>
        <p className="text-sm text-ink-soft">{words.unread}</p>
        <Button size="sm" onClick={() => void refetch()}>
          {words.retry}
        </Button>
      </Frame>
    );
  if (!job) return <Frame aria-busy />;
  if (isUnderWay(job)) return <Making job={job} />;
  const [picture] = job.pictures;
  if (picture) return <Made {...{ job, picture, chat, onRemove }} />;
  return job.state === 'succeeded' ? (
    <Gone onRemove={onRemove} />
  ) : (
    <Failed {...{ job, onRemove }} />
  );
}

function useJob(jobId: string) {
  const client = useQueryClient();
  const query = q.studio.image({ query: { generated_image_id: jobId } });
  const read = useQuery({
    ...query,
    staleTime: PICTURE_MS,
    refetchInterval: ({ state }) =>
      state.data && isUnderWay(state.data) ? POLL_MS : state.data ? PICTURE_MS : false,
  });
  useEffect(
    () =>
      socket.listen({
        onEvent: (event) => {
          if (event.type === 'job.changed' && event.job_id === jobId)
            void client.invalidateQueries({
              queryKey: q.studio.image({ query: { generated_image_id: jobId } }).queryKey,
            });
        },
      }),
    [client, jobId],
  );
  return read;
}

function Making({ job }: { job: StudioJob }) {
  const { name } = job.character;
  const canceling = useCall(api.studio.cancel, {
    done: () => words.canceled,
    invalidates: [q.studio.image.all, q.studio.jobs.all, q.wallet.all],
  });
  return (
    <Frame>
      <Spinner />
      <p role="status" className="text-sm">
        {words.making(name)}
        <span className="block text-ink-soft tabular-nums">
          {job.state === 'queued' ? words.place(job.position) : words.running}
        </span>
      </p>
      <Button
        size="sm"
        tone="ghost"
        pending={canceling.pending}
        onClick={() => void canceling.run({ params: { job_id: job.job_id } })}
      >
        {words.cancel}
      </Button>
    </Frame>
  );
}

interface MadeProps {
  job: StudioJob;
  picture: StudioJob['pictures'][number];
  chat: Chat;
  onRemove: Remove;
}

function Made({ job, picture, chat, onRemove }: MadeProps) {
  const { name } = job.character;
  const order = usePictureOrder(chat);
  const cost = useCost(siteConfig.prices.image);
  return (
    <figure className="flex w-64 max-w-full flex-col gap-2">
      <Picture
        src={picture.url}
        alt={words.alt(name, job.prompt)}
        preview={picture.preview}
        ratio="3 / 4"
        className="rounded-card shadow-lift"
      />
      <figcaption className="flex flex-wrap items-center gap-1">
        {chat.is_open && (
          <Button
            size="sm"
            tone="ghost"
            icon={RefreshCw}
            pending={order.pending}
            onClick={() => void order.run(job.prompt)}
          >
            {`${words.another} · ${cost.price}`}
          </Button>
        )}
        <ButtonLink size="sm" tone="ghost" icon={Images} to={paths.galleryOf(job.character.id)}>
          {words.see}
        </ButtonLink>
        <RemoveButton onRemove={onRemove} />
      </figcaption>
    </figure>
  );
}

function Failed({ job, onRemove }: { job: StudioJob; onRemove: Remove }) {
  const client = useQueryClient();
  const price = siteConfig.prices.image;
  const cost = useCost(price);
  const params = { job_id: job.job_id };
  const purpose = { price, purpose: words.purpose(job.character.name) };
  const retry = () => payFor(client, purpose, () => api.studio.retry({ params }));
  const retrying = useCall(retry, {
    invalidates: [q.studio.image.all, q.studio.jobs.all, q.wallet.all],
  });
  const why = [reasonOf(job.reason), words.back(job.price)].filter((text) => text !== '');
  return (
    <Frame>
      <Icon of={ImageOff} className="text-ink-faint" />
      <p className="text-sm">
        {words.lost}
        <span className="block text-ink-soft">{why.join(' ')}</span>
      </p>
      {job.retryable && (
        <PricedButton
          size="sm"
          price={cost.price}
          pending={retrying.pending}
          onPress={() => void retrying.run()}
        >
          {words.retry}
        </PricedButton>
      )}
      <RemoveButton onRemove={onRemove} />
    </Frame>
  );
}

const Gone = ({ onRemove }: { onRemove: Remove }) => (
  <div className="flex w-fit items-center gap-1 rounded-full bg-raised/70 py-1 pr-2 pl-4 text-sm text-ink-soft">
    <p>{words.gone}</p>
    <RemoveButton onRemove={onRemove} />
  </div>
);

const RemoveButton = ({ onRemove }: { onRemove: Remove }) =>
  onRemove && (
    <IconButton icon={Trash2} label={words.remove} size="sm" iconSize="xs" onClick={onRemove} />
  );

interface FrameProps {
  children?: ReactNode;
  'aria-busy'?: boolean;
}

/** The size of the final picture, so that nothing below it moves. */
function Frame({ children, ...busy }: FrameProps) {
  return (
    <div
      {...busy}
      className="glow flex aspect-3/4 w-64 max-w-full flex-col items-center justify-center gap-3 rounded-card p-5 text-center shadow-hem"
    >
      {children}
    </div>
  );
}
