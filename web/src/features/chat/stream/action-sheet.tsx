// The actions of one message as a sheet, for a long press on a phone.
import { Icon } from '../../../ui/icon.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { texts } from './texts.ts';
import type { ActionName, MessageAction } from './message-actions.ts';

interface Props {
  actions: readonly MessageAction[];
  onAction: (name: ActionName) => void;
  onClose: () => void;
}

export default function ActionSheet({ actions, onAction, onClose }: Props) {
  return (
    <Modal title={texts.action.bar} size="sm" onClose={onClose}>
      <ul className="-mx-3 flex flex-col">
        {actions.map(({ name, label, icon, isOn }) => (
          <li key={name}>
            <button
              type="button"
              aria-pressed={isOn}
              onClick={() => {
                onClose();
                onAction(name);
              }}
              className={`flex min-h-13 w-full items-center gap-4 rounded-control px-3 text-left hover:bg-raised-2 ${name === 'remove' ? 'text-danger' : 'aria-pressed:text-accent-strong'}`}
            >
              <Icon of={icon} />
              {label}
            </button>
          </li>
        ))}
      </ul>
    </Modal>
  );
}
