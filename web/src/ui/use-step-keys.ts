// J and K keys step through a list, except while typing.
import { useEffect, useEffectEvent } from 'react';

/** True if a key press is a shortcut of the screen: not typing, and no browser command. */
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
