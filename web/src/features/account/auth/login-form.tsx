// Signing in with e-mail and password.
import { useCall } from '../../../lib/use-call.ts';
import { Form } from '../../../ui/form/form.tsx';
import { texts } from '../texts.ts';
import { signIn } from './actions.ts';
import { currentPassword, emailField } from './fields.ts';
import { usePending } from './pending.ts';
import { OtherWay, StepLink, type DoorWay } from './step-link.tsx';

const fields = [emailField, currentPassword];
const words = texts.login;

export function LoginForm({ way }: { way: DoorWay }) {
  const { email } = usePending();
  const { submit } = useCall(signIn, {
    failed: words.failed,
    onDone: (outcome) => {
      if (outcome === 'unconfirmed') way.onStep('confirm');
    },
  });
  return (
    <>
      <Form
        fields={fields}
        initial={{ email }}
        submitLabel={words.submit}
        onSubmit={({ email: given, password }) => submit(fields, given, password)}
      >
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
