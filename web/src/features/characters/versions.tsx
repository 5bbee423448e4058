// The versions of an own character: list, preview, and restore.
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { CharacterContent, OwnCharacter } from '@velour/contract/own-characters.ts';
import { formatMoment } from '../../lib/formats.ts';
import { api } from '../../lib/api.ts';
import { characterSections, valuesOf } from './character-fields.ts';
import { q } from '../../lib/queries.ts';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useOwnCall } from './use-own-call.ts';
import { texts } from './texts.ts';

const { editor } = texts;

interface Props {
  character: OwnCharacter;
  onClose: () => void;
}

export function Versions({ character, onClose }: Props) {
  const { id, version } = character;
  const { data, error } = useQuery({
    ...q.own_characters.versions({ params: { char_id: id } }),
    staleTime: 0,
  });
  const [looked, setLooked] = useState<number>();
  const { run, pending } = useOwnCall(api.own_characters.restore, {
    done: (_reply, { params }) => editor.restored(Number(params.version)),
    onDone: onClose,
  });
  const restore = (wanted: number) =>
    run({ params: { char_id: id, version: String(wanted) }, body: { version } });
  return (
    <Modal title={editor.versions} size="xl" onClose={onClose}>
      {error && <p role="alert">{editor.versions_failed}</p>}
      {!data && !error && <Skeleton className="h-40" />}
      <ul className="flex flex-col gap-2">
        {data?.versions.map((one) => (
          <li key={one.version} className="rounded-control bg-raised-2 px-3.5 py-3">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
              <div className="min-w-0 flex-1 basis-52">
                <p className="font-medium">{editor.version(one.version)}</p>
                <p className="text-sm text-ink-soft">
                  {formatMoment(one.created_at)}
                  {one.approved_at && ` · ${editor.approved}`}
                  {one.is_current && ` · ${editor.current}`}
                </p>
              </div>
              <div className="ml-auto flex gap-3">
                <Button
                  size="sm"
                  tone="ghost"
                  aria-expanded={looked === one.version}
                  onClick={() => setLooked(looked === one.version ? undefined : one.version)}
                >
                  {editor.look}
                </Button>
                {!one.is_current && (
                  <Button size="sm" pending={pending} onClick={() => void restore(one.version)}>
                    {editor.restore}
                  </Button>
                )}
              </div>
            </div>
            {looked === one.version && <VersionView id={id} version={one.version} />}
          </li>
        ))}
      </ul>
    </Modal>
  );
}

function VersionView({ id, version }: { id: string; version: number }) {
  const { data, error } = useQuery({
    ...q.own_characters.version({ params: { char_id: id, version: String(version) } }),
    staleTime: Infinity,
  });
  if (error) return <p role="alert">{editor.versions_failed}</p>;
  if (!data) return <Skeleton className="mt-3 h-24" />;
  return <Content content={data.content} />;
}

function Content({ content }: { content: CharacterContent }) {
  const values = valuesOf(content);
  const fields = Object.values(characterSections(content.alternate_greetings.length)).flat();
  return (
    <dl className="mt-3 flex flex-col gap-2 text-sm">
      {fields.map((field) => {
        const { name, label } = field;
        const value = values[name];
        const options = 'options' in field ? field.options : [];
        return value ? (
          <div key={name}>
            <dt className="text-ink-faint">{label}</dt>
            <dd className="break-words whitespace-pre-wrap">
              {options.find((option) => option.value === value)?.label ?? value}
            </dd>
          </div>
        ) : null;
      })}
    </dl>
  );
}
