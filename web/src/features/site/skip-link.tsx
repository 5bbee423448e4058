// The skip link: the first element in the tab order, which jumps past the menus.
import { buttonStyle } from '../../ui/button-style.ts';
import { texts } from './texts.ts';

export function SkipLink() {
  const skip = () => document.getElementById('content')?.focus();
  return (
    <a
      href="#content"
      onClick={(event) => {
        // Moves the focus without changing the address, which the router would treat as a navigation.
        event.preventDefault();
        skip();
      }}
      className={`${buttonStyle({ tone: 'primary' })} fixed top-2 left-2 z-(--z-top) not-focus:sr-only`}
    >
      {texts.skip}
    </a>
  );
}
