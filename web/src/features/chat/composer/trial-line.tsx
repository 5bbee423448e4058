// One quiet line where signing in will stand; it keeps nobody from writing.
import { X } from 'lucide-react';
import { useSession } from '../../../lib/session.ts';
import { siteConfig } from '../../../lib/site-config.ts';
import { memory } from '../../../lib/storage.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useState } from 'react';
import { texts } from '../texts.ts';

const HIDDEN = 'trial-line';

/** `own` is how many messages the visitor has written here. */
export function TrialLine({ own }: { own: number }) {
  const { kind } = useSession();
  const [hidden, setHidden] = useState(() => memory.read(HIDDEN) === 'hidden');
  if (kind === 'member' || hidden || own < siteConfig.trial_messages) return null;
  const hide = () => {
    memory.write(HIDDEN, 'hidden');
    setHidden(true);
  };
  return (
    <p className="flex items-center justify-center gap-1 pb-1 text-sm text-ink-faint">
      {texts.composer.trial}
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
