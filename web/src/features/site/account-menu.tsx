// A member's own menu in the top bar; loaded apart, since visitors never see it.
import { useQuery } from '@tanstack/react-query';
import { Coins, EyeOff, LogOut, ShieldCheck, UserRound } from 'lucide-react';
import { useSession } from '../../lib/session.ts';
import { useSignOut } from '../../lib/sign-out.ts';
import { paths } from '../../lib/paths.ts';
import { waitsInAll } from './backlog.ts';
import { polled, q } from '../../lib/queries.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Menu } from '../../ui/menu.tsx';
import { profileEntry } from './menu-entries.ts';
import { texts } from './texts.ts';

export default function AccountMenu() {
  const { name, is_admin } = useSession();
  const signOut = useSignOut();
  const { data: waiting } = useQuery({ ...polled(q.stats.backlog()), enabled: is_admin });
  const count = waiting ? waitsInAll(waiting) : 0;
  const label = texts.admin_waiting(texts.menu.admin, count);
  const admin = { label, icon: ShieldCheck, to: paths.admin() };
  return (
    <Menu
      title={name}
      trigger={
        <IconButton icon={UserRound} label={texts.account_of(name)} tone="quiet" size="sm" />
      }
      items={[
        { label: profileEntry.label, icon: profileEntry.icon, to: profileEntry.to },
        { label: texts.balance, icon: Coins, to: paths.tokens() },
        ...(is_admin ? [admin] : []),
        { label: texts.footer.removal, icon: EyeOff, to: paths.removal() },
        { label: texts.menu.logout, icon: LogOut, onSelect: () => void signOut() },
      ]}
    />
  );
}
