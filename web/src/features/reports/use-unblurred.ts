// Takes away the age gate's veil, which is there before its code: whoever wants something removed is not asked.
import { useEffect } from 'react';

export function useNoVeil(): void {
  useEffect(() => {
    delete document.documentElement.dataset['unasked'];
  }, []);
}
