// Reports that the picture in the address is gone, and removes it from the address.
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
