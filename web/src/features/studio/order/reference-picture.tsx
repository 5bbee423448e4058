// An uploaded reference picture with the statement of rights, if this site supports it.
import { useId, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { RIGHTS_STATEMENT } from '@velour/contract/rights-statement.ts';
import { q } from '../../../lib/queries.ts';
import { useSession } from '../../../lib/session.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { UploadButton } from '../../shared/upload-button.tsx';
import { usePictureUpload } from '../../shared/use-picture-upload.ts';
import { texts } from '../texts.ts';

const words = texts.reference;

/** The upload, and whether the rights were stated. */
export interface Reference {
  readonly upload_id: string;
  readonly url: string;
  readonly isStated: boolean;
}

interface Props {
  name: string;
  value: Reference | undefined;
  onChange: (value: Reference | undefined) => void;
  /** Why the order was not sent. */
  error: string | undefined;
}

export function ReferencePicture(props: Props) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const toggle = () => {
    setOpen(!open);
    if (open) props.onChange(undefined);
  };
  return (
    <div>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={toggle}
        className="touch -mx-2 inline-flex min-h-9 items-center gap-1.5 rounded-small px-2 text-sm text-ink-soft hover:text-ink"
      >
        <Icon
          of={ChevronDown}
          size="xs"
          className={`transition-transform ${open ? 'rotate-180' : ''}`}
        />
        {open ? words.hide : words.show}
      </button>
      <div id={id} hidden={!open} className="mt-2 rounded-control bg-raised-2 p-3.5 text-sm">
        {open && <Choice {...props} />}
      </div>
    </div>
  );
}

function Choice(props: Props) {
  const isMember = useSession().kind === 'member';
  const { data, isError, refetch } = useQuery({
    ...q.studio.referenceRule(),
    enabled: isMember,
    retry: false,
  });
  if (!isMember) return <p className="text-ink-soft">{words.guest}</p>;
  if (isError)
    return (
      <p role="alert" className="flex flex-wrap items-center gap-3 text-ink-soft">
        {words.rule_failed}
        <Button size="sm" onClick={() => void refetch()}>
          {words.again}
        </Button>
      </p>
    );
  if (!data)
    return (
      <Loading label={words.loading}>
        <Skeleton className="h-16 w-full" />
      </Loading>
    );
  if (data.obstacle) return <p className="text-ink-soft">{words.obstacles[data.obstacle]}</p>;
  return <Upload {...props} />;
}

function Upload({ name, value, onChange, error }: Props) {
  const id = useId();
  const uploading = usePictureUpload((uploaded) =>
    onChange({ upload_id: uploaded.id, url: uploaded.url, isStated: false }),
  );
  return (
    <div className="flex flex-col gap-3">
      <p className="text-ink-soft">{words.sentence(name)}</p>
      <div className="flex flex-wrap items-center gap-3">
        {value && (
          <img
            src={value.url}
            alt={words.shown}
            className="size-20 rounded-small bg-raised object-cover"
          />
        )}
        <UploadButton
          label={value ? words.another : words.choose}
          inputLabel={words.label}
          uploading={uploading}
        />
        {value && (
          <Button tone="ghost" size="sm" onClick={() => onChange(undefined)}>
            {words.remove}
          </Button>
        )}
      </div>
      {value && (
        <label className="flex cursor-pointer items-start gap-2.5 text-ink">
          <input
            type="checkbox"
            checked={value.isStated}
            aria-invalid={error !== undefined || undefined}
            aria-describedby={error === undefined ? undefined : `${id}-error`}
            onChange={({ target }) => onChange({ ...value, isStated: target.checked })}
            className="mt-0.5 size-5 shrink-0 accent-accent"
          />
          {RIGHTS_STATEMENT.text}
        </label>
      )}
      {error !== undefined && (
        <p id={`${id}-error`} role="alert" className="text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
