// Another portrait for an own character: any picture that it has or had. What is written in the form stays.
import { useId, useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { OwnCharacter } from '@velour/contract/own-characters.ts';
import { api } from '../../lib/api.ts';
import { q } from '../../lib/queries.ts';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { PictureRadios } from '../../ui/picture-radios.tsx';
import { useOwnCall } from './use-own-call.ts';
import { texts } from './texts.ts';

const { portrait: words, editor } = texts;

interface Props {
  character: OwnCharacter;
  onClose: () => void;
}

export function PortraitDialog({ character: { id, name, version, visibility }, onClose }: Props) {
  const client = useQueryClient();
  const params = { char_id: id };
  const sentence = useId();
  const { data, error } = useQuery({
    ...q.own_characters.pictures({ params }),
    staleTime: 0,
  });
  const [wanted, setWanted] = useState<string>();
  const present = data?.pictures.find((one) => one.is_portrait)?.image_id ?? null;
  const chosen = wanted ?? present;
  const isNone = data?.pictures.length === 0;
  const { run, pending } = useOwnCall(api.own_characters.setPortrait, {
    done: visibility === 'public' ? texts.sent(name) : words.taken,
    onDone: (changed) => {
      client.setQueryData(q.own_characters.read({ params }).queryKey, changed);
      onClose();
    },
  });
  const take = (image_id: string) => run({ params, body: { image_id, version } });
  return (
    <Modal
      title={words.title}
      size="xl"
      onClose={onClose}
      footer={
        !isNone && (
          <Button
            tone="primary"
            pending={pending}
            disabled={chosen === null || chosen === present}
            onClick={() => chosen !== null && void take(chosen)}
          >
            {words.take}
          </Button>
        )
      }
    >
      {isNone ? (
        <p className="text-ink-soft">{words.none}</p>
      ) : (
        <p id={sentence} className="mb-4 text-ink-soft">
          {words.sentence}
          {visibility === 'public' && ` ${editor.public_hint}`}
        </p>
      )}
      {error && <p role="alert">{words.failed}</p>}
      {!data && !error && <Skeleton radius="card" className="h-60" />}
      {data && !isNone && (
        <div className="p-1.5">
          <PictureRadios
            pictures={data.pictures}
            labelledBy={sentence}
            labelOf={words.picture}
            chosen={chosen}
            onChoose={setWanted}
            className="sm:grid-cols-4"
          />
        </div>
      )}
    </Modal>
  );
}
