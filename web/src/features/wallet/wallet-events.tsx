// Refetches the wallet on its socket events. Renders nothing.
import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { q } from '../../lib/queries.ts';
import { socket } from '../../lib/socket.ts';

export function WalletEvents() {
  const client = useQueryClient();
  useEffect(() => {
    let wasReady = false;
    const readAgain = () => void client.invalidateQueries(q.wallet.all);
    return socket.listen({
      onEvent: ({ type }) => {
        if (type === 'wallet.changed') readAgain();
        if (type !== 'ready') return;
        // Events during a lost connection were missed.
        if (wasReady) readAgain();
        wasReady = true;
      },
    });
  }, [client]);
  return null;
}
