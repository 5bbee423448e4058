// The site's name and logo, linking to the home page.
import { paths } from '../../lib/paths.ts';
import { siteConfig } from '../../lib/site-config.ts';
import { classNames } from '../../ui/class-names.ts';
import { Link } from '../../ui/link.tsx';

interface Props {
  /** True if only the logo fits. */
  small?: boolean;
  /** True to hide the name in a narrow container. */
  shrinks?: boolean;
}

export function Brand({ small = false, shrinks = false }: Props) {
  const { logo_url, name } = siteConfig;
  return (
    <Link
      to={paths.home()}
      className="flex min-h-11 min-w-0 items-center gap-1.5 rounded-control pr-1 font-display text-xl lg:gap-2 lg:text-2xl"
    >
      {logo_url ? (
        <img
          src={logo_url}
          alt=""
          className="size-8 min-w-0 rounded-small object-contain lg:size-9"
        />
      ) : (
        <Mark />
      )}
      <span
        className={classNames(small ? 'sr-only' : 'truncate', shrinks && '@max-[27rem]:sr-only')}
      >
        {name}
      </span>
    </Link>
  );
}

/** A V in the weight of the typeface, with a flame in it. */
function Mark() {
  return (
    <svg
      viewBox="0 0 32 32"
      className="size-8 min-w-0 shrink-0 @max-[14rem]:shrink lg:size-9"
      aria-hidden
    >
      <path
        d="M3.5 9.2h8.2v1.1l-2 .5L17.1 28h-1.8L5.6 10.8l-2.1-.5z M20.6 9.2h7.9v1.1l-2.4.6L17.1 28l-.9-2.5 7-14.6-2.6-.6z"
        className="fill-accent"
      />
      <path
        d="M16.2 4c1.9 2.9 3 4.8 3 6.7a3 3 0 0 1-6 0C13.200 8.800 14.300 6.900 16.200 4z"
        className="fill-gold-fill"
      />
    </svg>
  );
}
