// A sign-in with Google in a popup: trusted messages, the time limit, and closed popups.
import { readWord } from './google-messages.ts';

export type GoogleOutcome = 'success' | 'blocked' | 'cancelled' | 'timeout' | 'failed';

/** The used part of a window. */
export interface Popup {
  readonly closed: boolean;
  close: () => void;
}

/** The source of a message: a window of some origin, or the page's own channel, which only its origin can use. */
export type PopupMessage =
  | { from: 'window'; source: unknown; origin: string; word: unknown }
  | { from: 'channel'; word: unknown };

export interface AttemptNeeds {
  /** A new one-time state. */
  attempt: string;
  origin: string;
  open: (attempt: string) => Popup | null;
  /** Calls `hear` with messages until the returned function is called. */
  listen: (hear: (message: PopupMessage) => void) => () => void;
  /** Resumes the session that the popup has signed in; false if there is none. */
  resume: () => Promise<boolean>;
}

const CHECK_MS = 1_000;
const AFTER_CLOSE_MS = 1_000;
const TIMEOUT_MS = 5 * 60_000;

export function tryGoogle(needs: AttemptNeeds): Promise<GoogleOutcome> {
  const popup = needs.open(needs.attempt);
  if (!popup) return Promise.resolve('blocked');
  return new Promise((resolve) => {
    let over = false;
    const end = (outcome: GoogleOutcome): void => {
      if (over) return;
      over = true;
      clearInterval(checking);
      clearTimeout(ending);
      stopListening();
      popup.close();
      resolve(outcome);
    };
    const takeUp = (otherwise: GoogleOutcome): void => {
      needs.resume().then(
        (signedIn) => end(signedIn ? 'success' : otherwise),
        () => end('failed'),
      );
    };
    const stopListening = needs.listen((message) => {
      if (
        message.from === 'window' &&
        (message.origin !== needs.origin || message.source !== popup)
      )
        return;
      const word = readWord(message.word);
      if (word?.attempt !== needs.attempt) return;
      if (word.outcome === 'success') takeUp('failed');
      else end('failed');
    });
    const checking = setInterval(() => {
      if (!popup.closed) return;
      clearInterval(checking);
      // The popup's last message may still be on its way.
      setTimeout(() => !over && takeUp('cancelled'), AFTER_CLOSE_MS);
    }, CHECK_MS);
    const ending = setTimeout(() => end('timeout'), TIMEOUT_MS);
  });
}
