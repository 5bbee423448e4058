// The actions of the picture in the viewer: icons with their names, in one row.
import type { ReactNode } from 'react';
import type { LucideIcon } from 'lucide-react';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { texts } from '../texts.ts';

export function ActionRow({ children }: { children: ReactNode }) {
  return (
    <div
      role="toolbar"
      aria-label={texts.viewer.actions}
      className="-mx-2 flex flex-wrap justify-center gap-1 sm:gap-2"
    >
      {children}
    </div>
  );
}

interface Props {
  icon: LucideIcon;
  label: string;
  /** The address of a link; otherwise an action. */
  to?: string;
  onPress?: () => void;
  pending?: boolean;
  disabled?: boolean;
  hint?: string | undefined;
}

const style = classNames(
  // On a phone, all actions share one row, with names on up to two lines; large text needs more rows.
  'flex min-h-14 grow basis-14 flex-col items-center gap-1 rounded-control px-1 py-2 text-center text-xs',
  'text-on-shade transition-colors hover:bg-on-shade/15 disabled:opacity-55 disabled:hover:bg-transparent aria-disabled:opacity-55 aria-disabled:hover:bg-transparent',
  'sm:min-h-11 sm:grow-0 sm:basis-auto sm:flex-row sm:gap-2 sm:px-3.5 sm:text-sm',
);

export function Action({ icon, label, to, onPress, pending, disabled, hint }: Props) {
  const content = (
    <>
      {pending ? <Spinner /> : <Icon of={icon} />}
      {label}
    </>
  );
  if (to !== undefined)
    return (
      <Link to={to} className={style}>
        {content}
      </Link>
    );
  return (
    <button
      type="button"
      title={hint}
      disabled={disabled && !pending}
      // A disabled button would lose the focus to the page.
      aria-disabled={pending || undefined}
      aria-busy={pending || undefined}
      onClick={pending ? undefined : onPress}
      className={style}
    >
      {content}
    </button>
  );
}
