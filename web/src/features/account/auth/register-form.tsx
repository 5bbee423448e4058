// The form to sign up with email and password, with the notice.
import { siteConfig } from '../../../lib/site-config.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Form } from '../../../ui/form/form.tsx';
import { texts } from '../texts.ts';
import { signUp } from './actions.ts';
import { chosenPassword, emailField, marketingField, passwordAgain } from './fields.ts';
import { Notice } from './notice.tsx';
import { usePending } from './pending.ts';
import { OtherWay, type AuthNavigation } from './step-link.tsx';

const fields = [emailField, chosenPassword, passwordAgain, marketingField(siteConfig.name)];
const words = texts.register;

export function RegisterForm({ navigation }: { navigation: AuthNavigation }) {
  const { email } = usePending();
  const { submit } = useCall(signUp, {
    failed: words.failed,
    onDone: () => navigation.onStep('confirm'),
  });
  return (
    <>
      <Form
        fields={fields}
        initial={{ email }}
        submitLabel={words.submit}
        onSubmit={({ email: given, password, marketing_consent }) =>
          submit(fields, { email: given, password, marketing_consent })
        }
      >
        <Notice />
      </Form>
      <OtherWay to="login" navigation={navigation} question={words.other} link={words.other_link} />
    </>
  );
}
