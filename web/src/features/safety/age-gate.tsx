// The age gate: the page behind it stays blurred until it is answered.
import { useEffect } from 'react';
import { paths } from '../../lib/paths.ts';
import { session } from '../../lib/session.ts';
import { siteConfig } from '../../lib/site-config.ts';
import { Button } from '../../ui/button.tsx';
import { buttonStyle } from '../../ui/button-style.ts';
import { Gate } from '../../ui/gate.tsx';
import { Link } from '../../ui/link.tsx';
import { Scene } from '../../ui/scene.tsx';
import { texts } from './gate-texts.ts';

/** Where minors are redirected. */
const ELSEWHERE = 'https://www.wikipedia.org/';

/** The veil that index.html shows until then. */
const removeVeil = (): void => {
  delete document.documentElement.dataset['unasked'];
};

interface Props {
  /** False in the first pass, in which the visitor's answer is not known. */
  isOpen: boolean;
  onAnswer: () => void;
}

export function AgeGate({ isOpen, onAnswer }: Props) {
  useEffect(() => {
    // The gate has a backdrop of its own.
    if (isOpen) removeVeil();
    // It may be answered before it opens: by a press right after hydration, or in another tab.
    return removeVeil;
  }, [isOpen]);
  const confirm = () => {
    void session.confirmAge();
    onAnswer();
  };
  return (
    <Gate
      isOpen={isOpen}
      title={texts.title}
      picture={<Scene name="door" className="w-44" />}
      actions={
        <>
          <Button tone="primary" size="lg" onClick={confirm}>
            {texts.confirm}
          </Button>
          <a href={ELSEWHERE} rel="noreferrer" className={buttonStyle({ tone: 'ghost' })}>
            {texts.leave}
          </a>
          {/* People who are shown here without consent can report it without passing the gate. */}
          <Link to={paths.removal()} className={buttonStyle({ tone: 'ghost', size: 'sm' })}>
            {texts.removal}
          </Link>
        </>
      }
    >
      <p>{texts.sentence(siteConfig.name)}</p>
      <p className="mt-3 text-sm text-ink-faint">{texts.promise}</p>
    </Gate>
  );
}
