// The first step to a new password: where the code is sent.
import { toasts } from '../../../lib/toasts.ts';
import { Form } from '../../../ui/form/form.tsx';
import type { SubmitForm } from '../../../ui/form/use-form.ts';
import { formErrors } from '../../../lib/failures.ts';
import { texts } from '../texts.ts';
import { resetCode } from './actions.ts';
import { emailField } from './fields.ts';
import { usePending } from './pending.ts';
import { OtherWay, type DoorWay } from './step-link.tsx';

const fields = [emailField];
const words = texts.forgot;

export function ForgotForm({ way }: { way: DoorWay }) {
  const { email } = usePending();
  const submit: SubmitForm = async (values) => {
    try {
      await resetCode(String(values['email']));
      way.onStep('reset');
    } catch (error) {
      toasts.error(words.failed);
      return formErrors(error, fields, { failed: words.failed });
    }
  };
  return (
    <>
      <p className="text-ink-soft">{words.sentence}</p>
      <Form fields={fields} initial={{ email }} submitLabel={words.submit} onSubmit={submit} />
      <OtherWay to="login" way={way} question={words.other} link={words.other_link} />
    </>
  );
}
