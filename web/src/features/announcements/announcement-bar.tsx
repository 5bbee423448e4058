// The announcement bar above every screen with bars, until it is dismissed on this device.
import { useLayoutEffect, useState } from 'react';
import type { Announcement } from '@velour/contract/announcements.ts';
import { CircleAlert, Megaphone, Sparkles, X, type LucideIcon } from 'lucide-react';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Link } from '../../ui/link.tsx';
import { useFirstPass } from '../../ui/use-first-pass.ts';
import { dismiss, readDismissed, shownOf } from './shown.ts';
import { texts } from './texts.ts';

interface Props {
  announcements: readonly Announcement[];
  isMember: boolean;
}

/** The server renders it for a visitor who has dismissed nothing; index.html hides it for others. */
export function AnnouncementBar({ announcements, isMember }: Props) {
  const [dismissed, setDismissed] = useState(readDismissed);
  const isFirst = useFirstPass();
  const shown = shownOf(
    announcements,
    isFirst ? { isMember: false, dismissed: [] } : { isMember, dismissed },
  );
  useLayoutEffect(() => {
    if (!isFirst) delete document.documentElement.dataset['dismissed'];
  }, [isFirst]);
  if (!shown) return null;
  return (
    <div data-announced className="mx-auto w-full max-w-page px-4 pt-1.5 pb-3 lg:px-8">
      <AnnouncementBox
        announcement={shown}
        onDismiss={() => {
          setDismissed(dismiss(shown.id));
          // The button with the focus is gone.
          document.getElementById('content')?.focus({ preventScroll: true });
        }}
      />
    </div>
  );
}

type Shown = Pick<Announcement, 'text' | 'link' | 'link_label' | 'tone'>;

interface BoxProps {
  announcement: Shown;
  /** Undefined in a preview. */
  onDismiss?: () => void;
}

const tones: Record<Announcement['tone'], { icon: LucideIcon; style: string; mark: string }> = {
  info: { icon: Megaphone, style: 'bg-raised-2', mark: 'text-ink-soft' },
  good: { icon: Sparkles, style: 'bg-gold-tint', mark: 'text-gold' },
  warning: { icon: CircleAlert, style: 'bg-accent-tint', mark: 'text-warning' },
};

export function AnnouncementBox({ announcement, onDismiss }: BoxProps) {
  const { text, link, link_label, tone } = announcement;
  const { icon, style, mark } = tones[tone];
  return (
    <section
      aria-label={texts.label}
      className={classNames(
        'flex items-center gap-3 rounded-control py-1.5 pl-4 shadow-sheen',
        onDismiss ? 'pr-1.5' : 'pr-4',
        style,
      )}
    >
      <Icon of={icon} className={classNames('my-2 shrink-0 self-start', mark)} />
      <p className="min-w-0 flex-1 py-1.5 wrap-anywhere">
        {text}{' '}
        {link !== '' && (
          <Link to={link} className="font-medium text-accent underline">
            {link_label || texts.link}
          </Link>
        )}
      </p>
      {onDismiss && (
        <IconButton
          icon={X}
          size="sm"
          label={texts.close}
          className="self-start"
          onClick={onDismiss}
        />
      )}
    </section>
  );
}
