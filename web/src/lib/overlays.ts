// Which overlay is open, so that any feature can open one without knowing who draws it; the root layout mounts it.
import type { ReportSubject } from '@velour/contract/reports.ts';
import { createStore, useStore } from './store.ts';

/** The parameters of each overlay; `top-up` is about tokens unless it is opened for messages. */
interface OverlayParams {
  'age-gate': object;
  'age-check': object;
  /** `reason` says why it opened; `newcomer` opens it on the sign-up where this browser knows no account. */
  'sign-in': { reason?: string; newcomer?: boolean };
  /** `called` is what the dialog names it. */
  report: { subject: ReportSubject; called: string };
  /** `reason` says what the tokens are for. */
  'top-up': { type?: 'token' | 'message'; reason?: string };
}

export type OverlayName = keyof OverlayParams;
export type Overlay = { [Name in OverlayName]: { name: Name } & OverlayParams[Name] }[OverlayName];

const store = createStore<Overlay | undefined>(undefined);

export const overlays = {
  read: store.read,
  subscribe: store.subscribe,
  open: <Name extends OverlayName>(name: Name, params?: OverlayParams[Name]) =>
    // A name with its own parameters is one of the overlays.
    store.change(() => ({ name, ...params }) as Overlay),
  close: () => store.change(() => undefined),
};

/** For a dialog that may open another one over itself, such as the top-up: it steps aside until that is closed. */
export const useIsCovered = (): boolean => useStore(overlays) !== undefined;

interface Recipient {
  character_id: string;
  name: string;
}

const recipient = createStore<Recipient | undefined>(undefined);

/** The store of gifts for a character; apart, since buying one may open the sign-in or the top-up. */
export const giftDialog = {
  read: recipient.read,
  subscribe: recipient.subscribe,
  open: (to: Recipient) => recipient.change(() => to),
  close: () => recipient.change(() => undefined),
};
