// Tabs between screens of one area: links, with the current one marked.
import { classNames } from './class-names.ts';
import { Link } from './link.tsx';

interface Props {
  /** The label of the tabs for screen readers. */
  label: string;
  tabs: readonly { readonly to: string; readonly label: string }[];
  /** The address of the current screen. */
  current: string;
}

export function LinkTabs({ label, tabs, current }: Props) {
  return (
    <nav aria-label={label} className="flex gap-1">
      {tabs.map((tab) => (
        <Link
          key={tab.to}
          to={tab.to}
          aria-current={tab.to === current ? 'page' : undefined}
          className={classNames(
            'touch inline-flex min-h-10 items-center rounded-full px-4 py-1 text-center font-medium transition-colors',
            tab.to === current
              ? 'bg-raised-2 text-ink shadow-sheen'
              : 'text-ink-soft hover:text-ink',
          )}
        >
          {tab.label}
        </Link>
      ))}
    </nav>
  );
}
