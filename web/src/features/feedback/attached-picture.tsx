// An optional screenshot for feedback, selected or pasted, and uploaded at once.
import { useEffect } from 'react';
import { Button } from '../../ui/button.tsx';
import { UploadButton } from '../shared/upload-button.tsx';
import type { PictureUpload, Uploaded } from '../shared/use-picture-upload.ts';
import { texts } from './texts.ts';

interface Props {
  value: Uploaded | undefined;
  uploading: PictureUpload;
  onRemove: () => void;
}

export function AttachedPicture({ value, uploading, onRemove }: Props) {
  usePastedPicture(uploading.take);
  return (
    <div role="group" aria-label={texts.picture} className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-3">
        {value && (
          <img
            src={value.url}
            alt={texts.picture_shown}
            className="size-20 rounded-small bg-raised object-cover"
          />
        )}
        <UploadButton
          label={value ? texts.picture_another : texts.picture_add}
          inputLabel={texts.picture}
          uploading={uploading}
        />
        {value && (
          <Button tone="ghost" size="sm" onClick={onRemove}>
            {texts.picture_remove}
          </Button>
        )}
      </div>
      <p className="text-sm text-ink-faint">
        <span className="hidden lg:inline">{texts.picture_paste} </span>
        {texts.picture_hint}
      </p>
      <p role="status" className="sr-only">
        {value && texts.picture_added}
      </p>
    </div>
  );
}

/** A screenshot can be pasted anywhere on the screen. Pasted text is left to the focused field. */
function usePastedPicture(take: PictureUpload['take']): void {
  useEffect(() => {
    const paste = ({ clipboardData }: ClipboardEvent) => {
      const files = [...(clipboardData?.files ?? [])];
      void take(files.find(({ type }) => type.startsWith('image/')));
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  });
}
