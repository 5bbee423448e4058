// The second step to a new password: the code, and the password twice.
import { toasts } from '../../../lib/toasts.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Form } from '../../../ui/form/form.tsx';
import { maskEmail } from '../mask-email.ts';
import { texts } from '../texts.ts';
import { resetPassword } from './actions.ts';
import { codeField, emailField, newPassword, newPasswordAgain } from './fields.ts';
import { usePending } from './pending.ts';
import { ResendLine } from './resend-line.tsx';
import { OtherWay, type AuthNavigation } from './step-link.tsx';

const words = texts.reset;
const always = [codeField, newPassword, newPasswordAgain];

export function ResetForm({ navigation }: { navigation: AuthNavigation }) {
  const { email } = usePending();
  const fields = email ? always : [emailField, ...always];
  const { submit } = useCall(resetPassword, {
    failed: words.failed,
    onDone: () => navigation.onStep('login'),
    onFailed: () => void toasts.error(words.failed),
  });
  return (
    <>
      <p className="text-ink-soft">
        {email ? words.sentence(maskEmail(email)) : texts.confirm.lost}
      </p>
      <Form
        key={String(email !== '')}
        fields={fields}
        submitLabel={words.submit}
        onSubmit={({ email: given, code, password }) =>
          submit(fields, email || given, code, password)
        }
      />
      {email && <ResendLine purpose="reset" email={email} />}
      <OtherWay
        to="login"
        navigation={navigation}
        question={texts.forgot.other}
        link={texts.forgot.other_link}
      />
    </>
  );
}
