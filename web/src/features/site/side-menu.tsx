// The left menu of wide screens: 240 px with labels, or 76 px with the labels small below the icons.
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { useSession } from '../../lib/session.ts';
import { classNames } from '../../ui/class-names.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Brand } from './brand.tsx';
import { entriesFor } from './menu-entries.ts';
import { MenuLink } from './menu-link.tsx';
import { texts } from './texts.ts';

interface Props {
  small: boolean;
  onToggle: () => void;
}

export function SideMenu({ small, onToggle }: Props) {
  const who = useSession();
  return (
    <nav
      aria-label={texts.menu_label}
      className={classNames(
        'sticky top-0 hidden h-dvh shrink-0 flex-col overflow-x-hidden overflow-y-auto py-3 lg:flex',
        small ? 'w-19 items-center' : 'w-60 px-3',
      )}
    >
      <div
        className={classNames(
          'flex gap-1 pb-4',
          small ? 'flex-col items-center' : 'items-center pl-2',
        )}
      >
        <Brand small={small} />
        <IconButton
          icon={small ? PanelLeftOpen : PanelLeftClose}
          label={small ? texts.expand : texts.collapse}
          size="sm"
          aria-expanded={!small}
          onClick={onToggle}
          className={small ? '' : 'ml-auto'}
        />
      </div>
      <div className="flex w-full flex-1 flex-col">
        <Group entries={entriesFor('top', who)} small={small} />
        <div className="min-h-6 flex-1" />
        <Group entries={entriesFor('bottom', who)} small={small} />
      </div>
    </nav>
  );
}

function Group({ entries, small }: { entries: ReturnType<typeof entriesFor>; small: boolean }) {
  return (
    <ul className="flex flex-col gap-1">
      {entries.map((entry) => (
        <li key={entry.label}>
          <MenuLink entry={entry} shape={small ? 'small' : 'wide'} />
        </li>
      ))}
    </ul>
  );
}
