// Gives a character of the site's own another portrait: a picture from this device.
import { useRef } from 'react';
import { ImageUp } from 'lucide-react';
import { api } from '../../../lib/api.ts';
import { Button } from '../../../ui/button.tsx';
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
  const input = useRef<HTMLInputElement>(null);
  const take = async (file: File | undefined) => {
    if (!file) return;
    const body = new Uint8Array(await file.arrayBuffer());
    await run({ params: { char_id: id }, body });
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/png,image/jpeg,image/webp"
        aria-label={texts.form.upload}
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          void take(event.target.files?.[0]);
          event.currentTarget.value = '';
        }}
      />
      <Button size="sm" icon={ImageUp} pending={pending} onClick={() => input.current?.click()}>
        {texts.form.upload}
      </Button>
    </>
  );
}
