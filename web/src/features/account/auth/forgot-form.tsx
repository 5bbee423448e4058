// The first step of a password reset: the address for the code.
import { toasts } from '../../../lib/toasts.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Form } from '../../../ui/form/form.tsx';
import { texts } from '../texts.ts';
import { resetCode } from './actions.ts';
import { emailField } from './fields.ts';
import { usePending } from './pending.ts';
import { OtherWay, type AuthNavigation } from './step-link.tsx';

const fields = [emailField];
const words = texts.forgot;

export function ForgotForm({ navigation }: { navigation: AuthNavigation }) {
  const { email } = usePending();
  const { submit } = useCall(resetCode, {
    failed: words.failed,
    onDone: () => navigation.onStep('reset'),
    onFailed: () => void toasts.error(words.failed),
  });
  return (
    <>
      <p className="text-ink-soft">{words.sentence}</p>
      <Form
        fields={fields}
        initial={{ email }}
        submitLabel={words.submit}
        onSubmit={({ email: given }) => submit(fields, given)}
      />
      <OtherWay to="login" navigation={navigation} question={words.other} link={words.other_link} />
    </>
  );
}
