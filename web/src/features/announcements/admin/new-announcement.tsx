// The dialog for a new announcement, with a preview of the bar.
import { api } from '../../../lib/api.ts';
import { q } from '../../../lib/queries.ts';
import { Button } from '../../../ui/button.tsx';
import { Fields } from '../../../ui/form/fields.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { Modal } from '../../../ui/modal.tsx';
import { texts as common } from '../../shared/admin/texts.ts';
import { adminReads, useAdminCall } from '../../shared/admin/use-admin-call.ts';
import { AnnouncementBox } from '../announcement-bar.tsx';
import { announcementOf, fields, initial } from './announcement-form.ts';
import { texts } from './texts.ts';

const words = texts.form;
const FORM_ID = 'new-announcement';

export function NewAnnouncement({ onClose }: { onClose: () => void }) {
  const adding = useAdminCall(api.announcements.add, {
    done: texts.added,
    onDone: onClose,
    invalidates: [adminReads, q.site.status.all],
  });
  const form = useForm(
    fields,
    (values) => adding.submit(fields, { body: announcementOf(values) }),
    initial,
  );
  const { text, ...rest } = announcementOf(form.values);
  return (
    <Modal
      title={texts.add}
      description={words.sentence}
      size="lg"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button
            type="submit"
            form={FORM_ID}
            tone="primary"
            blocked={!form.canSubmit}
            pending={form.stage === 'submitting'}
          >
            {words.publish}
          </Button>
        </>
      }
    >
      <form {...form.element} id={FORM_ID} className="flex flex-col gap-5">
        <div className="flex flex-col gap-1.5">
          <h3 className="text-sm text-ink-faint">{words.preview}</h3>
          <AnnouncementBox announcement={{ ...rest, text: text || words.preview_text }} />
        </div>
        <Fields fields={fields.slice(0, 1)} form={form} />
        <div className="grid gap-5 sm:grid-cols-2">
          <Fields fields={fields.slice(1)} form={form} />
        </div>
        {form.formError && (
          <p role="alert" className="text-danger">
            {form.formError}
          </p>
        )}
      </form>
    </Modal>
  );
}
