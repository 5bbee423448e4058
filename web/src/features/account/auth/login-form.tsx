// Signing in with e-mail and password.
import { Form } from '../../../ui/form/form.tsx';
import type { SubmitForm } from '../../../ui/form/use-form.ts';
import { formErrors } from '../../../lib/failures.ts';
import { texts } from '../texts.ts';
import { signIn } from './actions.ts';
import { currentPassword, emailField } from './fields.ts';
import { usePending } from './pending.ts';
import { OtherWay, StepLink, type DoorWay } from './step-link.tsx';

const fields = [emailField, currentPassword];
const words = texts.login;

export function LoginForm({ way }: { way: DoorWay }) {
  const { email } = usePending();
  const submit: SubmitForm = async (values) => {
    try {
      const outcome = await signIn(String(values['email']), String(values['password']));
      if (outcome === 'unconfirmed') way.onStep('confirm');
    } catch (error) {
      return formErrors(error, fields, { failed: words.failed });
    }
  };
  return (
    <>
      <Form fields={fields} initial={{ email }} submitLabel={words.submit} onSubmit={submit}>
        <p className="-mt-2 text-right text-sm">
          <StepLink to="forgot" way={way}>
            {words.forgot}
          </StepLink>
        </p>
      </Form>
      <OtherWay to="register" way={way} question={words.other} link={words.other_link} />
    </>
  );
}
