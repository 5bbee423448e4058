// A link inside the product, without React Router's own link, which would add its data mode to the bundle.
import { createContext, useContext, type ComponentProps } from 'react';
import { useHref, useLinkClickHandler, type To } from 'react-router';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: To;
  replace?: boolean;
  state?: unknown;
  preventScrollReset?: boolean;
}

/** Loads the code of the screen at an address when a press on its link is likely. */
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
  // Links from admins and providers may lead to other sites.
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
