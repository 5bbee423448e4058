// Says that the picture that an address names is gone, and takes it out of the address.
import { useEffect, useEffectEvent } from 'react';
import { toasts } from '../../../lib/toasts.ts';
import { texts } from '../texts.ts';

export function useGone(isGone: boolean, close: () => void): void {
  const say = useEffectEvent(() => {
    toasts.info(texts.viewer.missing);
    close();
  });
  useEffect(() => {
    if (isGone) say();
  }, [isGone]);
}
