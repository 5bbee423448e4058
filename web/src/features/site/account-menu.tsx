// A member's menu in the top bar; loaded separately, since visitors never see it.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  Coins,
  EyeOff,
  GalleryHorizontalEnd,
  Gift,
  LogOut,
  MessageSquareHeart,
  Plus,
  ShieldCheck,
  Ticket,
  UserRound,
  UsersRound,
} from 'lucide-react';
import { spendable } from '@velour/contract/balances.ts';
import { formatNumber } from '../../lib/formats.ts';
import { useSession } from '../../lib/session.ts';
import { useSignOut } from '../../lib/sign-out.ts';
import { overlays } from '../../lib/overlays.ts';
import { paths } from '../../lib/paths.ts';
import { waitsInAll } from './backlog.ts';
import { alwaysFresh, polled, q } from '../../lib/queries.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Menu } from '../../ui/menu.tsx';
import { profileEntry } from './menu-entries.ts';
import { texts } from './texts.ts';

export default function AccountMenu() {
  const { name, is_admin } = useSession();
  const signOut = useSignOut();
  const [opened, setOpened] = useState(false);
  // For members without a plan, no button in the header shows the balance.
  const { data: wallet } = useQuery({ ...alwaysFresh(q.wallet.wallet()), enabled: opened });
  const { data: waiting } = useQuery({ ...polled(q.stats.backlog()), enabled: is_admin });
  const count = waiting ? waitsInAll(waiting) : 0;
  const label = texts.admin_waiting(texts.menu.admin, count);
  const admin = { label, icon: ShieldCheck, to: paths.admin() };
  return (
    <Menu
      title={name}
      onOpenChange={setOpened}
      trigger={
        <IconButton icon={UserRound} label={texts.account_of(name)} tone="quiet" size="sm" />
      }
      items={[
        { label: profileEntry.label, icon: profileEntry.icon, to: profileEntry.to },
        { label: texts.menu.gallery, icon: GalleryHorizontalEnd, to: paths.gallery() },
        { label: texts.menu.public, icon: UsersRound, to: paths.featured() },
        {
          label: wallet ? texts.tokens(formatNumber(spendable(wallet))) : texts.balance,
          icon: Coins,
          to: paths.tokens(),
        },
        { label: texts.buy_tokens, icon: Plus, onSelect: () => overlays.open('top-up') },
        { label: texts.daily_reward, icon: Gift, to: paths.tokens('daily-reward') },
        { label: texts.coupons, icon: Ticket, to: paths.tokens('coupons') },
        ...(is_admin ? [admin] : []),
        { label: texts.menu.feedback, icon: MessageSquareHeart, to: paths.feedback() },
        { label: texts.footer.removal, icon: EyeOff, to: paths.removal() },
        { label: texts.menu.logout, icon: LogOut, onSelect: () => void signOut() },
      ]}
    />
  );
}
