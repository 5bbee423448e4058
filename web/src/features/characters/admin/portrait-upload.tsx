// Replaces the portrait of an official character by an uploaded picture.
import { ImageUp } from 'lucide-react';
import { api } from '../../../lib/api.ts';
import { FileButton, PICTURE_FILES } from '../../../ui/file-button.tsx';
import { useAdminCall } from '../../shared/admin/use-admin-call.ts';
import { useUndo } from '../../shared/admin/use-undo.ts';
import { texts as shared } from '../../shared/texts.ts';
import { texts } from './texts.ts';

export function PortraitUpload({ id }: { id: string }) {
  const { offer } = useUndo();
  const { run, pending } = useAdminCall(api.curation.setPortrait, {
    onDone: ({ undo_id }) => offer(texts.form.uploaded, undo_id),
    codes: { 'request.invalid': shared.upload.unreadable },
  });
  const take = async (file: File | undefined) => {
    if (!file) return;
    const body = new Uint8Array(await file.arrayBuffer());
    await run({ params: { char_id: id }, body });
  };
  return (
    <FileButton
      size="sm"
      icon={ImageUp}
      label={texts.form.upload}
      accept={PICTURE_FILES}
      pending={pending}
      onFiles={([file]) => void take(file)}
    />
  );
}
