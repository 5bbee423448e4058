// The menus: their entries, who sees each, and which one is current.
import {
  Compass,
  Crown,
  GalleryHorizontalEnd,
  HeartHandshake,
  LogIn,
  LogOut,
  MessageCircle,
  Settings,
  ShieldCheck,
  UserRound,
  UsersRound,
  WandSparkles,
  type LucideIcon,
} from 'lucide-react';
import { patterns } from '@velour/contract/screens.ts';
import type { SessionState } from '../../lib/session.ts';
import { texts } from './texts.ts';

export interface MenuEntry {
  to: string;
  label: string;
  icon: LucideIcon;
  position: 'top' | 'bottom' | 'mobile';
  action?: 'login' | 'logout';
  requiresAuth?: boolean;
  requiresAdmin?: boolean;
}

const { menu } = texts;

/** In display order within each position. */
export const menuEntries: readonly MenuEntry[] = [
  { to: patterns.home, label: menu.explore, icon: Compass, position: 'top' },
  { to: patterns.featured, label: menu.public, icon: UsersRound, position: 'top' },
  { to: patterns.chats, label: menu.chats, icon: MessageCircle, position: 'top' },
  {
    to: patterns.gallery,
    label: menu.gallery,
    icon: GalleryHorizontalEnd,
    position: 'top',
  },
  {
    to: patterns.my_characters,
    label: menu.my_characters,
    icon: HeartHandshake,
    position: 'top',
  },
  {
    to: patterns.admin,
    label: menu.admin,
    icon: ShieldCheck,
    position: 'top',
    requiresAuth: true,
    requiresAdmin: true,
  },
  {
    to: patterns.premium,
    label: menu.subscription,
    icon: Crown,
    position: 'bottom',
  },
  {
    to: patterns.generate_image,
    label: menu.studio,
    icon: WandSparkles,
    position: 'top',
  },
  {
    to: patterns.profile,
    label: menu.setting,
    icon: Settings,
    position: 'bottom',
    requiresAuth: true,
  },
  { to: patterns.home, label: menu.logout, icon: LogOut, position: 'bottom', action: 'logout' },
  { to: patterns.login, label: menu.login, icon: LogIn, position: 'bottom', action: 'login' },

  { to: patterns.home, label: menu.explore, icon: Compass, position: 'mobile' },
  { to: patterns.chats, label: menu.chats, icon: MessageCircle, position: 'mobile' },
  {
    to: patterns.generate_image,
    label: menu.mobile_studio,
    icon: WandSparkles,
    position: 'mobile',
  },
  {
    to: patterns.my_characters,
    label: menu.mobile_characters,
    icon: HeartHandshake,
    position: 'mobile',
  },
  { to: patterns.premium, label: menu.mobile_premium, icon: Crown, position: 'mobile' },
];

/** The second variant of the settings entry, for the account menu. */
export const profileEntry: MenuEntry = {
  to: patterns.profile,
  label: menu.profile,
  icon: UserRound,
  position: 'bottom',
  requiresAuth: true,
};

export function entriesFor(
  position: MenuEntry['position'],
  who: Pick<SessionState, 'kind' | 'is_admin'>,
): MenuEntry[] {
  const signedIn = who.kind === 'member';
  return menuEntries.filter((entry) => {
    if (entry.position !== position) return false;
    if (entry.action === 'login') return !signedIn;
    if (entry.action === 'logout') return signedIn;
    if (entry.requiresAdmin && !who.is_admin) return false;
    return signedIn || !entry.requiresAuth;
  });
}

/** The root matches only itself; other entries also match the paths below them. */
export function isCurrent(entry: MenuEntry, pathname: string): boolean {
  if (entry.action === 'logout') return false;
  if (entry.to === '/') return pathname === '/';
  return pathname === entry.to || pathname.startsWith(`${entry.to}/`);
}
