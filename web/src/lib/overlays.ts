// Global state of the open overlay, so that any feature can open one; the root layout mounts it.
import type { ReportSubject } from '@velour/contract/reports.ts';
import { createStore, useStore } from './store.ts';

/** The parameters of each overlay; `top-up` is about tokens unless it is opened for messages. */
interface OverlayParams {
  'age-gate': object;
  'age-check': object;
  /**
   * `reason` says why it opened; `newcomer` starts with sign-up if this browser has no known
   * account.
   */
  'sign-in': { reason?: SignInReason; newcomer?: boolean };
  /** `called` is the subject's name in the dialog. */
  report: { subject: ReportSubject; called: string };
  /** `reason` says what the tokens are for. */
  'top-up': { type?: 'token' | 'message'; reason?: string };
}

/** The reason in the words of each step. */
export interface SignInReason {
  readonly register: string;
  readonly login: string;
}

export type OverlayName = keyof OverlayParams;
export type Overlay = { [Name in OverlayName]: { name: Name } & OverlayParams[Name] }[OverlayName];

const store = createStore<Overlay | undefined>(undefined);

export const overlays = {
  read: store.read,
  subscribe: store.subscribe,
  open: <Name extends OverlayName>(name: Name, params?: OverlayParams[Name]) =>
    // A name with its own parameters is an `Overlay`.
    store.change(() => ({ name, ...params }) as Overlay),
  close: () => store.change(() => undefined),
};

/**
 * True while an overlay is open. A dialog that opened it (such as the top-up) hides itself until it
 * is closed.
 */
export const useIsCovered = (): boolean => useStore(overlays) !== undefined;

interface Recipient {
  character_id: string;
  name: string;
}

const recipient = createStore<Recipient | undefined>(undefined);

/**
 * The gift dialog has its own state, because buying a gift may open the sign-in or the top-up over
 * it.
 */
export const giftDialog = {
  read: recipient.read,
  subscribe: recipient.subscribe,
  open: (to: Recipient) => recipient.change(() => to),
  close: () => recipient.change(() => undefined),
};
