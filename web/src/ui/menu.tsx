// A dropdown of actions or links: opens on click, closes on an outside click or Escape, at most 18rem high.
import type { ReactElement } from 'react';
import { Menu as BaseMenu } from '@base-ui/react/menu';
import type { LucideIcon } from 'lucide-react';
import { Link } from 'react-router';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

export interface MenuItem {
  label: string;
  icon?: LucideIcon;
  /** What it does, or where it leads. */
  onSelect?: () => void;
  to?: string;
  tone?: 'danger';
  disabled?: boolean;
}

interface Props {
  /** The button that opens it; it must take a ref and pass its attributes on. */
  trigger: ReactElement;
  items: readonly MenuItem[];
  align?: 'start' | 'center' | 'end';
  side?: 'top' | 'bottom';
}

const itemLook = (tone?: 'danger') =>
  classNames(
    'flex min-h-11 w-full items-center gap-3 rounded-small px-3 text-left text-base select-none',
    'data-disabled:opacity-55 data-highlighted:bg-raised-3 data-highlighted:outline-none',
    tone === 'danger' ? 'text-danger' : 'text-ink',
  );

export function Menu({ trigger, items, align = 'end', side = 'bottom' }: Props) {
  return (
    <BaseMenu.Root modal={false}>
      <BaseMenu.Trigger render={trigger} />
      <BaseMenu.Portal>
        <BaseMenu.Positioner className="z-50" sideOffset={8} align={align} side={side}>
          <BaseMenu.Popup className="max-h-[min(18rem,var(--available-height))] min-w-48 overflow-y-auto rounded-control bg-floating p-1 shadow-float outline-none transition-[opacity,transform] data-ending-style:opacity-0 data-starting-style:-translate-y-1 data-starting-style:opacity-0">
            {items.map((item) => (
              <Entry key={item.label} {...item} />
            ))}
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  );
}

function Entry({ label, icon, onSelect, to, tone, disabled }: MenuItem) {
  const content = (
    <>
      {icon && <Icon of={icon} />}
      <span className="min-w-0 flex-1">{label}</span>
    </>
  );
  if (to !== undefined) {
    return (
      <BaseMenu.LinkItem className={itemLook(tone)} closeOnClick render={<Link to={to} />}>
        {content}
      </BaseMenu.LinkItem>
    );
  }
  return (
    <BaseMenu.Item className={itemLook(tone)} disabled={disabled} onClick={onSelect}>
      {content}
    </BaseMenu.Item>
  );
}
