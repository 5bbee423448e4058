// Picks a picture from this device; what is wrong with it stands beside the button.
import { useRef } from 'react';
import { ImageUp } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import type { PictureUpload } from './use-picture-upload.ts';

interface Props {
  label: string;
  /** Of the file input. */
  inputLabel: string;
  uploading: PictureUpload;
}

export function UploadButton({ label, inputLabel, uploading }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/png,image/jpeg,image/webp"
        aria-label={inputLabel}
        hidden
        onChange={({ currentTarget }) => {
          void uploading.take(currentTarget.files?.[0]);
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
      {uploading.failure !== undefined && (
        <p role="alert" className="basis-full text-danger">
          {uploading.failure}
        </p>
      )}
    </>
  );
}
