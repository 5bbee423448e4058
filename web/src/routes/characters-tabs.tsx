// The way between the characters one made and those one likes.
import { NavLink } from 'react-router';
import { texts } from '../features/catalogue/texts.ts';
import { paths } from '../lib/paths.ts';
import { classNames } from '../ui/class-names.ts';

const tabs = [
  { to: paths.myCharacters(), label: texts.mine.made },
  { to: paths.liked(), label: texts.mine.liked },
];

export function CharactersTabs() {
  return (
    <nav aria-label={texts.mine.label} className="flex gap-1 pb-4">
      {tabs.map(({ to, label }) => (
        <NavLink
          key={to}
          to={to}
          end
          className={({ isActive }) =>
            classNames(
              'touch inline-flex h-10 items-center rounded-full px-4 font-medium transition-colors',
              isActive ? 'bg-raised-2 text-ink shadow-sheen' : 'text-ink-soft hover:text-ink',
            )
          }
        >
          {label}
        </NavLink>
      ))}
    </nav>
  );
}
