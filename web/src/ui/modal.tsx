// A modal dialog. Its code is loaded when a screen that may open one is idle.
import type { ReactNode } from 'react';
import { createLater } from '../lib/later.tsx';

export type ModalSize = 'sm' | 'md' | 'lg' | 'xl' | '5xl' | 'full';

export interface ModalProps {
  title: string;
  description?: ReactNode;
  size?: ModalSize;
  open?: boolean;
  onClose: () => void;
  /** False if only the content's own buttons may close it. */
  dismissible?: boolean;
  children?: ReactNode;
  /** Buttons that stay visible below the scrolling content. */
  footer?: ReactNode;
}

const openModal = createLater(() =>
  import('./open-modal.tsx').then((file) => ({ Component: file.OpenModal })),
);
openModal.loadWhenIdle();

export const Modal = (props: ModalProps) => <openModal.Component {...props} />;
