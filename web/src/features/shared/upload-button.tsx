// A button that selects a picture of this device, with errors next to it.
import { ImageUp } from 'lucide-react';
import { FileButton, PICTURE_FILES } from '../../ui/file-button.tsx';
import type { PictureUpload } from './use-picture-upload.ts';

interface Props {
  label: string;
  /** The label of the file input. */
  inputLabel: string;
  uploading: PictureUpload;
}

export function UploadButton({ label, inputLabel, uploading }: Props) {
  return (
    <>
      <FileButton
        size="sm"
        icon={ImageUp}
        label={label}
        inputLabel={inputLabel}
        accept={PICTURE_FILES}
        pending={uploading.pending}
        onFiles={([file]) => void uploading.take(file)}
      />
      {uploading.failure !== undefined && (
        <p role="alert" className="basis-full text-danger">
          {uploading.failure}
        </p>
      )}
    </>
  );
}
