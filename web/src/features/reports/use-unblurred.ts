// Removes the age gate's blur, which is applied before its code is loaded: the removal form has no age gate.
import { useEffect } from 'react';

export function useUnblurred(): void {
  useEffect(() => {
    delete document.documentElement.dataset['unasked'];
  }, []);
}
