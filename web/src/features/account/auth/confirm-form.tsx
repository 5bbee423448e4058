// The form for the code of a new account; in another tab it needs the address again.
import { useRef, useState } from 'react';
import { toasts } from '../../../lib/toasts.ts';
import { useCall } from '../../../lib/use-call.ts';
import { CodeForm } from '../code-form.tsx';
import { maskEmail } from '../mask-email.ts';
import { texts } from '../texts.ts';
import { anotherCode, confirmSignUp } from './actions.ts';
import { codeField, emailField } from './fields.ts';
import { pending, usePending } from './pending.ts';
import { OtherWay, type AuthNavigation } from './step-link.tsx';

const words = texts.confirm;

export function ConfirmForm({ navigation }: { navigation: AuthNavigation }) {
  const { resendAt } = usePending();
  // Read once: the form stays as it is until the next one is loaded.
  const [{ email }] = useState(pending.read);
  const fields = email ? [codeField] : [emailField, codeField];
  const failure = useRef('');
  const { submit } = useCall(confirmSignUp, {
    failed: words.failed,
    onDone: (isSignedIn) => {
      toasts.close(failure.current);
      if (!isSignedIn) navigation.onStep('login');
    },
    onFailed: () => {
      failure.current = toasts.error(words.failed);
    },
  });
  return (
    <>
      <p className="text-ink-soft">{email ? words.sentence(maskEmail(email)) : words.lost}</p>
      <CodeForm
        fields={fields}
        again={email ? { resendAt, send: () => anotherCode('confirm', email) } : undefined}
        submitLabel={words.submit}
        onSubmit={({ email: given, code }) => submit(fields, email || given, code)}
      />
      <OtherWay
        to="register"
        navigation={navigation}
        question={words.other}
        link={words.other_link}
      />
    </>
  );
}
