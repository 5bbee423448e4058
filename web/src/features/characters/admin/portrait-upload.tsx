// Gives a character of the site's own another portrait: a picture from this device.
import { useRef } from 'react';
import { ImageUp } from 'lucide-react';
import { api } from '../../../lib/api.ts';
import { Button } from '../../../ui/button.tsx';
import { useDeed } from '../../../lib/admin/use-action.ts';
import { useUndo } from '../../../lib/admin/use-undo.ts';
import { texts } from './texts.ts';

export function PortraitUpload({ id }: { id: string }) {
  const { run, pending } = useDeed();
  const { offer } = useUndo();
  const input = useRef<HTMLInputElement>(null);
  const take = async (file: File | undefined) => {
    if (!file) return;
    const body = new Uint8Array(await file.arrayBuffer());
    const done = await run(() => api.curation.setPortrait({ params: { char_id: id }, body }));
    if (done) offer(texts.form.uploaded, done.undo_id);
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
