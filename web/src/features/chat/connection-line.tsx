// Shows next to the label that the connection is lost; hidden while it is up.
import { useEffect, useState } from 'react';
import { useSocket } from '../../lib/socket.ts';
import { useOnline } from '../../lib/online.ts';
import { texts } from './texts.ts';

/** A short interruption is over before it is worth a message. */
const PATIENCE_MS = 2_500;

export function ConnectionLine() {
  const { phase, wakeAt } = useSocket();
  const away = phase === 'waiting' || phase === 'connecting';
  const [shown, setShown] = useState(false);
  if (!away && shown) setShown(false);
  useEffect(() => {
    if (!away) return undefined;
    const timer = setTimeout(() => setShown(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [away]);
  const online = useOnline();
  // Closed in favor of newer windows; reconnects when this one gets the focus.
  const waiting =
    phase === 'waiting' && wakeAt === null ? texts.header.paused : texts.header.reconnecting;
  const words =
    phase === 'refused'
      ? texts.header.refused
      : !online
        ? texts.header.offline
        : shown
          ? waiting
          : '';
  return (
    <span role="status" className="truncate text-warning empty:hidden">
      {words && `· ${words}`}
    </span>
  );
}
