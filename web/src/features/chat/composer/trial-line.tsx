// A line that offers an account once the trial is over; the chat moves to the account.
import { X } from 'lucide-react';
import { overlays } from '../../../lib/overlays.ts';
import { useSession } from '../../../lib/session.ts';
import { siteConfig } from '../../../lib/site-config.ts';
import { memory } from '../../../lib/storage.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useState } from 'react';
import { texts } from '../texts.ts';

const HIDDEN = 'trial-line';

/** `own`: the number of messages that the visitor has sent here. */
export function TrialLine({ own, name }: { own: number; name: string }) {
  const { kind } = useSession();
  const [hidden, setHidden] = useState(() => memory.read(HIDDEN) === 'hidden');
  if (kind === 'member' || hidden || own < siteConfig.trial_messages) return null;
  const hide = () => {
    memory.write(HIDDEN, 'hidden');
    setHidden(true);
  };
  return (
    <p className="flex items-center justify-center gap-1 pb-1 text-sm text-ink-faint">
      <span>
        {texts.composer.trial}{' '}
        <button
          type="button"
          onClick={() =>
            overlays.open('sign-in', { reason: texts.trial_over(name), newcomer: true })
          }
          className="font-medium text-accent underline-offset-4 hover:underline"
        >
          {texts.composer.trial_link}
        </button>
      </span>
      <IconButton
        icon={X}
        label={texts.composer.trial_close}
        size="sm"
        iconSize="xs"
        onClick={hide}
      />
    </p>
  );
}
