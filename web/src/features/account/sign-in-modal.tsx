// The sign-in forms as a modal; it closes by itself after signing in.
import { useEffect, useState } from 'react';
import { useSession } from '../../lib/session.ts';
import { Modal } from '../../ui/modal.tsx';
import { AuthForms } from './auth/auth-forms.tsx';
import type { AuthStep } from './auth/step-link.tsx';
import { texts } from './texts.ts';

export default function SignInModal({ onClose }: { onClose: () => void }) {
  const [step, setStep] = useState<AuthStep>('login');
  const signedIn = useSession().kind === 'member';
  useEffect(() => {
    if (signedIn) onClose();
  }, [signedIn, onClose]);
  return (
    <Modal title={texts.titles[step]} open={!signedIn} onClose={onClose}>
      <AuthForms step={step} onStep={setStep} />
    </Modal>
  );
}
