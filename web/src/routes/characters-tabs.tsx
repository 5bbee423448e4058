// The way between the characters one made and those one likes.
import { useLocation } from 'react-router';
import { texts } from '../features/catalogue/texts.ts';
import { paths } from '../lib/paths.ts';
import { classNames } from '../ui/class-names.ts';
import { Link } from '../ui/link.tsx';

const tabs = [
  { to: paths.myCharacters(), label: texts.mine.made },
  { to: paths.liked(), label: texts.mine.liked },
];

export function CharactersTabs() {
  const { pathname } = useLocation();
  return (
    <nav aria-label={texts.mine.label} className="flex gap-1 pb-4">
      {tabs.map(({ to, label }) => (
        <Link
          key={to}
          to={to}
          aria-current={pathname === to ? 'page' : undefined}
          className={classNames(
            'touch inline-flex h-10 items-center rounded-full px-4 font-medium transition-colors',
            pathname === to ? 'bg-raised-2 text-ink shadow-sheen' : 'text-ink-soft hover:text-ink',
          )}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
