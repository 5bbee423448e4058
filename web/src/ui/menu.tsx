// A menu of actions or links behind a button; its content is loaded when the page is idle, or on hover.
import { cloneElement, useState, type ComponentProps, type ReactElement } from 'react';
import type { LucideIcon } from 'lucide-react';
import { createLater } from '../lib/later.tsx';

export interface MenuItem {
  label: string;
  icon?: LucideIcon;
  /** The item's action; alternatively a link. */
  onSelect?: () => void;
  to?: string;
  tone?: 'danger';
  disabled?: boolean;
}

export interface MenuProps {
  /** The button that opens the menu; it must accept a ref and pass its attributes on. */
  trigger: ReactElement<ComponentProps<'button'>>;
  items: readonly MenuItem[];
  /** A heading above the items. */
  title?: string | undefined;
  onOpenChange?: (open: boolean) => void;
  align?: 'start' | 'center' | 'end';
  side?: 'top' | 'bottom';
}

/** Whether the button was pressed by pointer or by key. */
export type MenuOpening = 'by_pointer' | 'by_key';

const openMenu = createLater(
  () => import('./open-menu.tsx').then((file) => ({ Component: file.OpenMenu })),
  ({ trigger }) => trigger,
);

export function Menu(props: MenuProps) {
  const [opens, setOpens] = useState<MenuOpening | null>(null);
  openMenu.useLoadAhead();
  if (opens) return <openMenu.Component {...props} opens={opens} />;
  const open = (by: MenuOpening) => {
    setOpens(by);
    props.onOpenChange?.(true);
  };
  return cloneElement(props.trigger, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onPointerEnter: openMenu.loadAhead,
    // A press by key has a click count of 0.
    onClick: ({ detail }) => open(detail === 0 ? 'by_key' : 'by_pointer'),
    onKeyDown: (event) => {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      event.preventDefault();
      open('by_key');
    },
  });
}
