// Opens Google's sign-in in a popup of 500 × 600 and shows the result.
import { useState } from 'react';
import { newId } from '../../../lib/ids.ts';
import { paths } from '../../../lib/paths.ts';
import { session } from '../../../lib/session.ts';
import { toasts } from '../../../lib/toasts.ts';
import { Button } from '../../../ui/button.tsx';
import { pending } from '../auth/pending.ts';
import { texts } from '../texts.ts';
import { tryGoogle, type AttemptNeeds } from './attempt.ts';
import { GoogleMark } from './google-mark.tsx';
import { CHANNEL } from './google-messages.ts';

const words = texts.google;

export function GoogleButton() {
  const [waiting, setWaiting] = useState(false);
  const signIn = async () => {
    setWaiting(true);
    const outcome = await tryGoogle({
      attempt: newId(),
      origin: window.location.origin,
      open: openPopup,
      listen,
      resume: session.resume,
    });
    setWaiting(false);
    if (outcome !== 'success') return void toasts.error(words[outcome]);
    pending.forget();
    toasts.success(texts.login.done);
  };
  return (
    <Button size="lg" pending={waiting} onClick={() => void signIn()}>
      {!waiting && <GoogleMark />}
      {waiting ? words.waiting : words.button}
    </Button>
  );
}

const WIDTH = 500;
const HEIGHT = 600;

/** Centered over this window. */
function openPopup(attempt: string): Window | null {
  const left = Math.round(window.screenX + (window.outerWidth - WIDTH) / 2);
  const top = Math.round(window.screenY + (window.outerHeight - HEIGHT) / 2);
  return window.open(
    paths.google(attempt),
    'velour-google',
    `popup,width=${WIDTH},height=${HEIGHT},left=${left},top=${top}`,
  );
}

const listen: AttemptNeeds['listen'] = (hear) => {
  const channel = new BroadcastChannel(CHANNEL);
  const fromWindow = ({ source, origin, data }: MessageEvent<unknown>) =>
    hear({ from: 'window', source, origin, word: data });
  const fromChannel = ({ data }: MessageEvent<unknown>) => hear({ from: 'channel', word: data });
  window.addEventListener('message', fromWindow);
  channel.addEventListener('message', fromChannel);
  return () => {
    window.removeEventListener('message', fromWindow);
    channel.close();
  };
};
