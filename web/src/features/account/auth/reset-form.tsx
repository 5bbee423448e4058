// The second step of a password reset: the code, and the new password twice.
import { useState } from 'react';
import { toasts } from '../../../lib/toasts.ts';
import { useCall } from '../../../lib/use-call.ts';
import { CodeForm } from '../code-form.tsx';
import { maskEmail } from '../mask-email.ts';
import { texts } from '../texts.ts';
import { anotherCode, resetPassword } from './actions.ts';
import { codeField, emailField, newPassword, newPasswordAgain } from './fields.ts';
import { pending, usePending } from './pending.ts';
import { OtherWay, type AuthNavigation } from './step-link.tsx';

const words = texts.reset;
const always = [codeField, newPassword, newPasswordAgain];

export function ResetForm({ navigation }: { navigation: AuthNavigation }) {
  const { resendAt } = usePending();
  // See `ConfirmForm`.
  const [{ email }] = useState(pending.read);
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
      <CodeForm
        fields={fields}
        again={email ? { resendAt, send: () => anotherCode('reset', email) } : undefined}
        submitLabel={words.submit}
        onSubmit={({ email: given, code, password }) =>
          submit(fields, email || given, code, password)
        }
      />
      <OtherWay
        to="login"
        navigation={navigation}
        question={texts.forgot.other}
        link={texts.forgot.other_link}
      />
    </>
  );
}
