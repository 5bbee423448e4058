// A link inside the product. The library's own brings the loading of its data mode with it, which no screen uses.
import { createContext, useContext, type ComponentProps } from 'react';
import { useHref, useLinkClickHandler, type To } from 'react-router';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: To;
  replace?: boolean;
  state?: unknown;
  preventScrollReset?: boolean;
}

/** Loads the code of the screen at an address, from the moment when a press on its link is likely. */
export const LoadAhead = createContext<(href: string) => void>(() => undefined);

const ABSOLUTE = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;

export function Link(props: LinkProps) {
  const { to, replace, state, preventScrollReset, onClick, children, ...rest } = props;
  const { target, onPointerEnter, onFocus } = rest;
  const href = useHref(to);
  const loadAhead = useContext(LoadAhead);
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, {
    target,
    replace,
    state,
    preventScrollReset,
  });
  // What admins and providers give may be on another site.
  if (typeof to === 'string' && ABSOLUTE.test(to))
    return (
      <a {...rest} href={to} onClick={onClick}>
        {children}
      </a>
    );
  return (
    <a
      {...rest}
      href={href}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        loadAhead(href);
      }}
      onFocus={(event) => {
        onFocus?.(event);
        loadAhead(href);
      }}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    >
      {children}
    </a>
  );
}
