// The form to sign in with email and password.
import { useCall } from '../../../lib/use-call.ts';
import { Form } from '../../../ui/form/form.tsx';
import { texts } from '../texts.ts';
import { signIn } from './actions.ts';
import { currentPassword, emailField } from './fields.ts';
import { usePending } from './pending.ts';
import { OtherWay, StepLink, type AuthNavigation } from './step-link.tsx';

const fields = [emailField, currentPassword];
const words = texts.login;

export function LoginForm({ navigation }: { navigation: AuthNavigation }) {
  const { email } = usePending();
  const { submit } = useCall(signIn, {
    failed: words.failed,
    onDone: (outcome) => {
      if (outcome === 'unconfirmed') navigation.onStep('confirm');
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
          <StepLink to="forgot" navigation={navigation}>
            {words.forgot}
          </StepLink>
        </p>
      </Form>
      <OtherWay
        to="register"
        navigation={navigation}
        question={words.other}
        link={words.other_link}
      />
    </>
  );
}
