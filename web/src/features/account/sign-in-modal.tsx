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
  /** The reason for opening it. */
  reason?: SignInReason | undefined;
  /** Starts with the sign-up if this browser has no known account. */
  newcomer?: boolean | undefined;
  onClose: () => void;
}

const firstStep = (newcomer: boolean | undefined): AuthStep => {
  // What waits for a code outlives a reload, and a closed modal.
  return pending.read().step ?? (newcomer && !hadAccount() ? 'register' : 'login');
};

/** Without a password reset, whose purpose is clear. */
const reasonAt: Partial<Record<AuthStep, keyof SignInReason>> = {
  login: 'login',
  register: 'register',
  confirm: 'register',
};

export default function SignInModal({ reason, newcomer, onClose }: Props) {
  const [step, setStep] = useState<AuthStep>(() => firstStep(newcomer));
  const signedIn = useSession().kind === 'member';
  useEffect(() => {
    if (signedIn) onClose();
  }, [signedIn, onClose]);
  const why = reasonAt[step];
  const go = (next: AuthStep) => {
    // A reset that the person turned back from no longer waits for its code.
    if (step === 'reset' && next === 'login') pending.keep({ step: null });
    setStep(next);
  };
  return (
    <Modal title={texts.titles[step]} open={!signedIn} onClose={onClose}>
      {reason && why && <p className="mb-5 text-ink-soft">{reason[why]}</p>}
      <AuthForms step={step} onStep={go} />
    </Modal>
  );
}
