// Changes the portrait of an own character to one of its pictures, or an upload. Unsaved edits of the form are kept.
import { useId, useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ImageUp } from 'lucide-react';
import { MAX_PORTRAIT_BYTES } from '@velour/contract/character-limits.ts';
import type { OwnCharacter } from '@velour/contract/own-characters.ts';
import { api } from '../../lib/api.ts';
import { q } from '../../lib/queries.ts';
import { toasts } from '../../lib/toasts.ts';
import { Button } from '../../ui/button.tsx';
import { FileButton, PICTURE_FILES } from '../../ui/file-button.tsx';
import { Modal } from '../../ui/modal.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { PictureRadios } from '../../ui/picture-radios.tsx';
import { texts as shared } from '../shared/texts.ts';
import { useOwnCall } from './use-own-call.ts';
import { texts } from './texts.ts';

const { portrait: words, editor } = texts;
const codes = { 'request.invalid': shared.upload.unreadable };

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
  const options = {
    done: visibility === 'public' ? texts.sent(name) : words.taken,
    onDone: (changed: OwnCharacter) => {
      client.setQueryData(q.own_characters.read({ params }).queryKey, changed);
      onClose();
    },
  };
  const { run, pending } = useOwnCall(api.own_characters.setPortrait, options);
  const uploading = useOwnCall(api.own_characters.uploadPortrait, { ...options, codes });
  const upload = (body: Uint8Array) =>
    uploading.run({ params, query: { version: String(version) }, body });
  const take = (image_id: string) => run({ params, body: { image_id, version } });
  return (
    <Modal
      title={words.title}
      size="xl"
      onClose={onClose}
      footer={
        <>
          <UploadButton pending={uploading.pending} onPicture={(body) => void upload(body)} />
          {!isNone && (
            <Button
              tone="primary"
              pending={pending}
              disabled={chosen === null || chosen === present || uploading.pending}
              onClick={() => chosen !== null && void take(chosen)}
            >
              {words.take}
            </Button>
          )}
        </>
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

interface UploadProps {
  pending: boolean;
  onPicture: (bytes: Uint8Array) => void;
}

function UploadButton({ pending, onPicture }: UploadProps) {
  const take = async (file: File | undefined) => {
    if (!file) return;
    if (file.size > MAX_PORTRAIT_BYTES) toasts.error(words.upload_large);
    else onPicture(new Uint8Array(await file.arrayBuffer()));
  };
  return (
    <FileButton
      icon={ImageUp}
      label={words.upload}
      accept={PICTURE_FILES}
      pending={pending}
      onFiles={([file]) => void take(file)}
    />
  );
}
