// Sets how much of the page is visible above an on-screen keyboard as a CSS variable, if the browser does not handle it.
import { useEffect } from 'react';

/** Browser bars change the height by less than this; a keyboard is taller. */
const KEYBOARD_PX = 120;

export function useVisibleHeight(): void {
  useEffect(() => {
    const view = window.visualViewport;
    if (!view) return;
    const { style } = document.documentElement;
    const measure = () => {
      // Zooming in also makes the view smaller, without a keyboard.
      const covered = view.scale > 1.05 ? 0 : window.innerHeight - view.height;
      if (covered > KEYBOARD_PX) {
        style.setProperty('--visible-height', `${view.height}px`);
        style.setProperty('--visible-top', `${view.offsetTop}px`);
      } else {
        style.removeProperty('--visible-height');
        style.removeProperty('--visible-top');
      }
    };
    measure();
    view.addEventListener('resize', measure);
    view.addEventListener('scroll', measure);
    return () => {
      view.removeEventListener('resize', measure);
      view.removeEventListener('scroll', measure);
      style.removeProperty('--visible-height');
      style.removeProperty('--visible-top');
    };
  }, []);
}
