// J and K go on and back through a list; letters that are typed somewhere are letters.
import { useEffect, useEffectEvent } from 'react';

/** Whether a key is meant for the screen: nothing is typed, and it is no command of the browser. */
export const isShortcut = ({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  !(target instanceof Element && target.matches('input, textarea, select')) &&
  !(ctrlKey || metaKey || altKey);

export function useStepKeys(step: (by: number) => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isShortcut(event)) return;
    if (event.key === 'j') step(1);
    if (event.key === 'k') step(-1);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
