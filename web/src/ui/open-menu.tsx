// The content of a menu: at most 18rem high, a bottom sheet on phones; an outside click or Escape closes it.
import { useLayoutEffect, useRef, useState } from 'react';
import { Menu as BaseMenu } from '@base-ui/react/menu';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import { useCloseOnBack } from './layers.ts';
import { Link } from './link.tsx';
import type { MenuItem, MenuOpening, MenuProps } from './menu.tsx';

interface Props extends MenuProps {
  /** How it was opened the first time; it opens at once. */
  opens: MenuOpening;
}

const itemStyle = (tone?: 'danger') =>
  classNames(
    'flex min-h-11 w-full items-center gap-3 rounded-small px-3 text-left text-base select-none max-sm:min-h-13 max-sm:gap-4',
    'data-disabled:opacity-55 data-highlighted:bg-raised-3 data-highlighted:outline-none',
    tone === 'danger' ? 'text-danger' : 'text-ink',
  );

const popupStyle = classNames(
  'max-h-[min(18rem,var(--available-height))] min-w-[min(13rem,100vw)] overflow-y-auto rounded-control bg-floating p-1 shadow-float outline-none',
  'transition-[opacity,transform] data-ending-style:opacity-0 data-starting-style:-translate-y-1 data-starting-style:opacity-0',
);
/**
 * Overrides the position that is computed as inline styles: on phones the menu is a bottom sheet.
 */
const sheetPlace =
  'max-sm:!fixed max-sm:!inset-x-0 max-sm:!top-auto max-sm:!bottom-0 max-sm:!w-full max-sm:!transform-none';
const sheetStyle = classNames(
  'max-sm:max-h-[70dvh] max-sm:rounded-b-none max-sm:rounded-t-card max-sm:p-3 max-sm:duration-(--duration-sheet)',
  'max-sm:pb-[calc(0.75rem+env(safe-area-inset-bottom))] max-sm:data-ending-style:translate-y-8 max-sm:data-starting-style:translate-y-8',
);

export function OpenMenu(props: Props) {
  const { trigger, items, title, onOpenChange, align = 'end', side = 'bottom', opens } = props;
  const button = useRef<HTMLButtonElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  const [isOpen, setOpen] = useState(true);
  const change = (open: boolean) => {
    setOpen(open);
    onOpenChange?.(open);
  };
  useCloseOnBack(isOpen, () => change(false));
  // The pressed button was replaced by this one, so a dialog that an item opens restores the focus to it.
  useLayoutEffect(() => {
    button.current?.focus({ preventScroll: true });
  }, []);
  /** Focuses the first item, like the menu itself when it is opened by key later. */
  const focusFirst = (open: boolean) => {
    if (!open || opens !== 'by_key' || hadFocus.current) return;
    hadFocus.current = true;
    popup.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus();
  };
  return (
    <BaseMenu.Root
      modal={false}
      open={isOpen}
      onOpenChange={change}
      onOpenChangeComplete={focusFirst}
    >
      <BaseMenu.Trigger ref={button} render={trigger} />
      <BaseMenu.Portal>
        <BaseMenu.Backdrop className="fixed inset-0 z-(--z-veil) bg-veil transition-opacity duration-(--duration-sheet) data-ending-style:opacity-0 data-starting-style:opacity-0 sm:hidden" />
        <BaseMenu.Positioner
          className={classNames('z-(--z-dialog)', sheetPlace)}
          sideOffset={8}
          align={align}
          side={side}
        >
          <BaseMenu.Popup
            ref={popup}
            tabIndex={0}
            className={classNames('fade-below', popupStyle, sheetStyle)}
          >
            <BaseMenu.Group>
              {title && (
                <BaseMenu.GroupLabel className="max-w-72 truncate px-3 pt-2 pb-1.5 text-sm text-ink-faint max-sm:max-w-none">
                  {title}
                </BaseMenu.GroupLabel>
              )}
              {items.map((item) => (
                <Entry key={item.to ?? item.label} {...item} />
              ))}
            </BaseMenu.Group>
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
      <BaseMenu.LinkItem className={itemStyle(tone)} closeOnClick render={<Link to={to} />}>
        {content}
      </BaseMenu.LinkItem>
    );
  }
  return (
    <BaseMenu.Item className={itemStyle(tone)} disabled={disabled} onClick={onSelect}>
      {content}
    </BaseMenu.Item>
  );
}
