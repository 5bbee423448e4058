// Picks a picture from this device and uploads it at once; what is wrong with it stands beside the button.
import { useRef, useState } from 'react';
import { ImageUp } from 'lucide-react';
import { calls } from '@velour/contract/calls.ts';
import { api } from '../../../lib/api.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { texts } from '../texts.ts';

const words = texts.reference;
const MOST_BYTES = calls.gallery.upload.multipart;

interface Props {
  label: string;
  onUploaded: (upload: { id: string; url: string }) => void;
}

export function UploadButton({ label, onUploaded }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [isLarge, setLarge] = useState(false);
  const uploading = useCall(api.gallery.upload, {
    failed: words.failed,
    codes: { 'request.invalid': words.unreadable },
    shownInPlace: true,
    onDone: onUploaded,
  });
  const take = async (file: File | undefined) => {
    if (!file) return;
    setLarge(file.size > MOST_BYTES);
    if (file.size > MOST_BYTES) return uploading.reset();
    await uploading.run({ body: new Uint8Array(await file.arrayBuffer()) });
  };
  const failure = isLarge ? words.large : uploading.failure;
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/png,image/jpeg,image/webp"
        aria-label={words.label}
        hidden
        onChange={({ currentTarget }) => {
          void take(currentTarget.files?.[0]);
          currentTarget.value = '';
        }}
      />
      <Button
        size="sm"
        icon={ImageUp}
        pending={uploading.pending}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      {failure !== undefined && (
        <p role="alert" className="basis-full text-danger">
          {failure}
        </p>
      )}
    </>
  );
}
