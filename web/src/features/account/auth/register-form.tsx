// Opening an account with e-mail and password; the notice says what doing so means.
import { siteConfig } from '../../../lib/site-config.ts';
import { Form } from '../../../ui/form/form.tsx';
import type { SubmitForm } from '../../../ui/form/use-form.ts';
import { formErrors } from '../../../lib/failures.ts';
import { texts } from '../texts.ts';
import { signUp } from './actions.ts';
import { chosenPassword, emailField, marketingField, passwordAgain } from './fields.ts';
import { Notice } from './notice.tsx';
import { usePending } from './pending.ts';
import { OtherWay, type DoorWay } from './step-link.tsx';

const words = texts.register;

export function RegisterForm({ way }: { way: DoorWay }) {
  const { email } = usePending();
  const asks = siteConfig.separate_marketing_consent;
  const fields = [emailField, chosenPassword, passwordAgain];
  if (asks) fields.push(marketingField(siteConfig.name));
  const submit: SubmitForm = async (values) => {
    try {
      await signUp({
        email: String(values['email']),
        password: String(values['password']),
        ...(asks && { marketing_consent: values['marketing_consent'] === true }),
      });
      way.onStep('confirm');
    } catch (error) {
      return formErrors(error, fields, { failed: words.failed });
    }
  };
  return (
    <>
      <Form fields={fields} initial={{ email }} submitLabel={words.submit} onSubmit={submit}>
        <Notice withMarketing={!asks} />
      </Form>
      <OtherWay to="login" way={way} question={words.other} link={words.other_link} />
    </>
  );
}
