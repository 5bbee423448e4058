// The actions of one message as a bar for the mouse and the keyboard.
import { Ellipsis } from 'lucide-react';
import { IconButton } from '../../../ui/icon-button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { texts } from './texts.ts';
import type { ActionName, MessageAction } from './message-actions.ts';

interface Props {
  actions: readonly MessageAction[];
  onAction: (name: ActionName) => void;
  /** Only the bar of the row that has the focus is in the tab order. */
  reachable: boolean;
  /** `resting` is always below the last reply, `floating` appears above the message under the pointer. */
  place: 'resting' | 'floating';
  /** Opens a list of all actions, if there is no room for them. */
  onMore?: () => void;
}

/** The actions in the bar on a narrow screen. */
const FIRST: readonly ActionName[] = ['regenerate', 'proceed', 'copy', 'good', 'bad'];

export function ActionBar({ actions, onAction, reachable, place, onMore }: Props) {
  if (actions.length === 0) return null;
  return (
    <div
      role="toolbar"
      aria-label={texts.action.bar}
      className={classNames('flex flex-wrap', place === 'floating' && floatingStyle)}
    >
      {actions.map(({ name, label, icon, isOn }) => (
        <IconButton
          key={name}
          icon={icon}
          label={label}
          size="sm"
          iconSize="xs"
          aria-pressed={isOn}
          className={classNames(
            'aria-pressed:text-accent-strong',
            onMore && !FIRST.includes(name) && 'max-sm:hidden',
          )}
          tabIndex={reachable ? 0 : -1}
          onClick={() => onAction(name)}
        />
      ))}
      {onMore && actions.some(({ name }) => !FIRST.includes(name)) && (
        <IconButton
          icon={Ellipsis}
          label={texts.action.more}
          size="sm"
          iconSize="xs"
          tabIndex={reachable ? 0 : -1}
          className="sm:hidden"
          onClick={onMore}
        />
      )}
    </div>
  );
}

const floatingStyle = classNames(
  'absolute right-2 -top-8 z-(--z-raised) rounded-control bg-floating p-0.5 opacity-0 shadow-float transition-opacity',
  'pointer-events-none group-hover/row:pointer-events-auto group-hover/row:opacity-100',
  'group-focus-within/row:pointer-events-auto group-focus-within/row:opacity-100',
  '[@media(hover:none)]:hidden',
);
