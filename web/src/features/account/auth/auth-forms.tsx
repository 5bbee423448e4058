// The sign-in forms of the modal and of the pages: shows the given step and requests the next one.
import { useEffect, useRef } from 'react';
import { siteConfig } from '../../../lib/site-config.ts';
import { useIsOff } from '../../../lib/site-status.ts';
import { FeatureNotice } from '../../shared/feature-notice.tsx';
import { ConfirmForm } from './confirm-form.tsx';
import { ForgotForm } from './forgot-form.tsx';
import { GoogleButton } from '../google/google-button.tsx';
import { LoginForm } from './login-form.tsx';
import { Notice } from './notice.tsx';
import { RegisterForm } from './register-form.tsx';
import { ResetForm } from './reset-form.tsx';
import { OtherWay, type AuthStep, type AuthNavigation } from './step-link.tsx';
import { texts } from '../texts.ts';

const forms = {
  login: LoginForm,
  register: RegisterForm,
  confirm: ConfirmForm,
  forgot: ForgotForm,
  reset: ResetForm,
};

interface Props extends AuthNavigation {
  step: AuthStep;
}

export function AuthForms({ step, ...navigation }: Props) {
  const isClosed = useIsOff('sign_up') && step === 'register';
  const Shown = isClosed ? ClosedForm : forms[step];
  const isStart = step === 'login' || (step === 'register' && !isClosed);
  return (
    <div ref={useFirstField(step)} className="flex flex-col gap-5">
      {isStart && siteConfig.has_google && (
        <>
          <GoogleButton />
          {step === 'login' && <Notice forGoogle />}
          <p className="divider text-sm text-ink-faint">{texts.google.or}</p>
        </>
      )}
      <Shown key={step} navigation={navigation} />
    </div>
  );
}

function ClosedForm({ navigation }: { navigation: AuthNavigation }) {
  const { other, other_link } = texts.register;
  return (
    <>
      <FeatureNotice feature="sign_up" />
      <OtherWay to="login" navigation={navigation} question={other} link={other_link} />
    </>
  );
}

/** Focuses the first empty field of each further step; of the first step only if that opens no on-screen keyboard. */
function useFirstField(step: AuthStep) {
  const shown = useRef<HTMLDivElement>(null);
  const known = useRef<AuthStep>(undefined);
  useEffect(() => {
    const isFirst = known.current === undefined || known.current === step;
    known.current = step;
    if (isFirst && !window.matchMedia('(pointer: fine)').matches) return;
    // A frame later, when a modal around it has noted where the focus was, to give it back.
    const frame = requestAnimationFrame(() => {
      const fields = shown.current?.querySelectorAll('input') ?? [];
      Array.from(fields)
        .find((field) => field.value === '' && !field.disabled)
        ?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [step]);
  return shown;
}
