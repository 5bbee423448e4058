// The question at the door: the page stays blurred behind it until it is answered.
import { siteConfig } from '../../lib/site-config.ts';
import { session } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import { buttonLook } from '../../ui/button-look.ts';
import { Modal } from '../../ui/modal.tsx';
import { texts } from './texts.ts';

/** Where somebody who is not an adult is led. */
const ELSEWHERE = 'https://en.wikipedia.org/wiki/Special:Random';

export default function AgeGate({ onClose }: { onClose: () => void }) {
  const confirm = () => {
    void session.confirmAge();
    onClose();
  };
  return (
    <Modal
      title={texts.title}
      size="sm"
      dismissible={false}
      veil="thick"
      onClose={onClose}
      footer={
        <>
          <a href={ELSEWHERE} rel="noreferrer" className={buttonLook({ tone: 'ghost' })}>
            {texts.leave}
          </a>
          <Button tone="primary" onClick={confirm}>
            {texts.confirm}
          </Button>
        </>
      }
    >
      <p>{texts.sentence(siteConfig.name)}</p>
      <p className="mt-3 text-sm text-ink-faint">{texts.promise}</p>
    </Modal>
  );
}
