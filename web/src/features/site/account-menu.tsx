// A member's own menu in the top bar; loaded apart, since visitors never see it.
import { LogOut, UserRound } from 'lucide-react';
import { useNavigate } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { session } from '../../lib/session.ts';
import { toasts } from '../../lib/toasts.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Menu } from '../../ui/menu.tsx';
import { profileEntry } from './menu-entries.ts';
import { texts } from './texts.ts';

export default function AccountMenu() {
  const navigate = useNavigate();
  const logOut = async () => {
    await navigate(paths.home());
    session.leave();
    toasts.success(texts.logged_out);
  };
  return (
    <Menu
      trigger={<IconButton icon={UserRound} label={texts.account} tone="quiet" size="sm" />}
      items={[
        { label: profileEntry.label, icon: profileEntry.icon, to: profileEntry.to },
        { label: texts.menu.logout, icon: LogOut, onSelect: () => void logOut() },
      ]}
    />
  );
}
