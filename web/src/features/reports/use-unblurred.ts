// Removes the age gate's blur, which is there before its code: the removal form has no age gate.
import { useEffect } from 'react';

export function useUnblurred(): void {
  useEffect(() => {
    delete document.documentElement.dataset['unasked'];
  }, []);
}
