// The site's name with its mark, leading home.
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { siteConfig } from '../../lib/site-config.ts';
import { classNames } from '../../ui/class-names.ts';

interface Props {
  /** True where there is only room for the mark. */
  small?: boolean;
  /** True where the name gives way in a narrow container. */
  shrinks?: boolean;
}

export function Brand({ small = false, shrinks = false }: Props) {
  const { logo_url, name } = siteConfig;
  return (
    <Link
      to={paths.home()}
      className="flex min-h-11 min-w-0 items-center gap-2.5 rounded-control pr-1 font-display text-xl tracking-tight"
    >
      {logo_url ? <img src={logo_url} alt="" className="size-8 rounded-small" /> : <Mark />}
      <span
        className={classNames(small ? 'sr-only' : 'truncate', shrinks && '@max-[21rem]:sr-only')}
      >
        {name}
      </span>
    </Link>
  );
}

function Mark() {
  return (
    <svg viewBox="0 0 32 32" className="size-8 shrink-0" aria-hidden>
      <rect width="32" height="32" rx="10" className="fill-accent-tint" />
      <path
        d="M7.5 10c3.3 1.2 5.8 5.8 8.5 12.5C18.7 15.8 21.2 11.2 24.5 10"
        fill="none"
        strokeWidth="2.6"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="stroke-accent"
      />
    </svg>
  );
}
