// Notifies of a payment that succeeds after its form was closed, or after a reload. Renders nothing.
import { useEffect } from 'react';
import { socket } from '../../../lib/socket.ts';
import { purchases } from './purchases.ts';

export function LatePurchases() {
  useEffect(() => {
    purchases.watch();
    return socket.listen({
      onEvent: ({ type }) => {
        if (type === 'wallet.changed') void purchases.check();
      },
    });
  }, []);
  return null;
}
