// The sign-in forms as a modal; it closes by itself after signing in.
import { useEffect, useState } from 'react';
import type { SignInReason } from '../../lib/overlays.ts';
import { useSession } from '../../lib/session.ts';
import { Modal } from '../../ui/modal.tsx';
import { AuthForms } from './auth/auth-forms.tsx';
import { hadAccount } from './auth/actions.ts';
import { pending } from './auth/pending.ts';
import type { AuthStep } from './auth/step-link.tsx';
import { texts } from './texts.ts';

interface Props {
  /** Why it opened. */
  reason?: SignInReason | undefined;
  /** Opened where an account is needed first: a browser that knows none begins with the sign-up. */
  newcomer?: boolean | undefined;
  onClose: () => void;
}

const firstStep = (newcomer: boolean | undefined): AuthStep => {
  // The account that was just made here still waits for its code.
  if (pending.read().password !== '') return 'confirm';
  return newcomer && !hadAccount() ? 'register' : 'login';
};

const isNew = (step: AuthStep): boolean => step === 'register' || step === 'confirm';

export default function SignInModal({ reason, newcomer, onClose }: Props) {
  const [step, setStep] = useState<AuthStep>(() => firstStep(newcomer));
  const signedIn = useSession().kind === 'member';
  useEffect(() => {
    if (signedIn) onClose();
  }, [signedIn, onClose]);
  return (
    <Modal title={texts.titles[step]} open={!signedIn} onClose={onClose}>
      {reason && (
        <p className="mb-5 text-ink-soft">{isNew(step) ? reason.register : reason.login}</p>
      )}
      <AuthForms step={step} onStep={setStep} />
    </Modal>
  );
}
