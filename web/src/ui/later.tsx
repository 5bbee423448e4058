// What nobody sees before scrolling: left out of the first view that the server draws, and drawn when that stands.
import type { ReactNode } from 'react';
import { useBeginning } from './use-first-pass.ts';

interface Props {
  /** Takes the room until then. */
  meanwhile: ReactNode;
  children: ReactNode;
}

export const Later = ({ meanwhile, children }: Props): ReactNode =>
  useBeginning() ? meanwhile : children;
