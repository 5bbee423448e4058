// Examples of overlays: menus, dialogs, toasts; each opens by a button.
import { useState, type ReactNode } from 'react';
import { Heart, MoreHorizontal, Trash2 } from 'lucide-react';
import type { Toast, ToastType } from '../../lib/toasts.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { FullSheet } from '../../ui/full-sheet.tsx';
import { Gate } from '../../ui/gate.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Menu } from '../../ui/menu.tsx';
import { Modal, type ModalSize } from '../../ui/modal.tsx';
import { Scene } from '../../ui/scene.tsx';
import { Message, Toaster } from '../../ui/toaster.tsx';
import type { Specimen } from './specimen.ts';
import { texts } from './texts.ts';

const nothing = () => undefined;
const modalSizes: readonly ModalSize[] = ['sm', 'md', 'lg', 'xl', '5xl', 'full'];
const kinds: readonly ToastType[] = ['success', 'error', 'info', 'warning'];
const messages: readonly Toast[] = kinds.map((type) => ({
  id: type,
  type,
  duration: 0,
  message: type === 'info' ? texts.longer : texts.sentence,
  offer: type === 'success' ? { label: texts.action, onPress: nothing } : undefined,
}));

export const overlays: readonly Specimen[] = [
  {
    of: Menu,
    states: {
      closed: (
        <Menu
          trigger={<IconButton icon={MoreHorizontal} label={texts.open} tone="quiet" />}
          align="start"
          items={[
            { label: texts.action, icon: Heart, onSelect: nothing },
            { label: texts.longer, icon: Heart, to: '/ui' },
            { label: texts.wait, disabled: true },
            { label: texts.close, icon: Trash2, tone: 'danger', onSelect: nothing },
          ]}
        />
      ),
      'with a title': (
        <Menu
          trigger={<IconButton icon={MoreHorizontal} label={texts.open} tone="quiet" />}
          align="start"
          title={texts.long}
          items={[{ label: texts.action, icon: Heart, onSelect: nothing }]}
        />
      ),
    },
  },
  {
    of: Modal,
    states: {
      sizes: modalSizes.map((size) => <OpenModal key={size} size={size} />),
      'not dismissible': <OpenModal size="sm" dismissible={false} />,
    },
  },
  {
    of: ConfirmDialog,
    states: {
      closed: (
        <Opener>
          {(close) => (
            <ConfirmDialog
              title={texts.label}
              sentence={texts.sentence}
              confirmLabel={texts.action}
              onConfirm={close}
              onClose={close}
            />
          )}
        </Opener>
      ),
    },
  },
  {
    of: FullSheet,
    states: {
      closed: (
        <Opener>
          {(close) => (
            <FullSheet label={texts.label} onClose={close}>
              <p className="py-6">{texts.sentence}</p>
              <Button onClick={close}>{texts.close}</Button>
            </FullSheet>
          )}
        </Opener>
      ),
    },
  },
  {
    of: Gate,
    states: {
      closed: (
        <Opener>
          {(close) => (
            <Gate
              title={texts.label}
              picture={<Scene name="door" className="w-44" />}
              actions={
                <Button tone="primary" size="lg" onClick={close}>
                  {texts.close}
                </Button>
              }
            >
              {texts.sentence}
            </Gate>
          )}
        </Opener>
      ),
    },
  },
  {
    of: Message,
    wide: true,
    states: Object.fromEntries(
      messages.map((toast) => [
        toast.type,
        <Message key={toast.id} toast={toast} onClose={nothing} />,
      ]),
    ),
  },
  {
    of: Toaster,
    states: {
      closed: (
        <Opener>
          {(close) => (
            <Toaster toasts={messages} onClose={close} onPause={nothing} onResume={nothing} />
          )}
        </Opener>
      ),
      'over a sheet': (
        <Opener>
          {(close) => (
            <>
              <FullSheet label={texts.label} onClose={close}>
                <Button onClick={close}>{texts.close}</Button>
              </FullSheet>
              <Toaster toasts={messages} onClose={close} onPause={nothing} onResume={nothing} />
            </>
          )}
        </Opener>
      ),
    },
  },
];

function OpenModal({ size, dismissible = true }: { size: ModalSize; dismissible?: boolean }) {
  return (
    <Opener label={size}>
      {(close) => (
        <Modal
          title={texts.longer}
          description={texts.sentence}
          size={size}
          dismissible={dismissible}
          onClose={close}
          footer={<Button onClick={close}>{texts.close}</Button>}
        >
          {texts.long}
        </Modal>
      )}
    </Opener>
  );
}

interface OpenerProps {
  label?: string;
  children: (close: () => void) => ReactNode;
}

function Opener({ label = texts.open, children }: OpenerProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        {label}
      </Button>
      {open && children(() => setOpen(false))}
    </>
  );
}
