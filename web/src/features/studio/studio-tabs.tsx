// The way between pictures and clips of a character.
import { paths } from '../../lib/paths.ts';
import { classNames } from '../../ui/class-names.ts';
import { Link } from '../../ui/link.tsx';
import type { JobKind } from './queries.ts';
import { texts } from './texts.ts';

export function StudioTabs({ kind, characterId }: { kind: JobKind; characterId?: string }) {
  const tabs = [
    { of: 'image', to: paths.generateImage(characterId), label: texts.tabs.image },
    { of: 'video', to: paths.generateVideo(characterId), label: texts.tabs.video },
  ] as const;
  return (
    <nav aria-label={texts.tabs.label} className="flex gap-1">
      {tabs.map(({ of, to, label }) => (
        <Link
          key={of}
          to={to}
          aria-current={of === kind ? 'page' : undefined}
          className={classNames(
            'touch inline-flex h-10 items-center rounded-full px-4 font-medium transition-colors',
            of === kind ? 'bg-raised-2 text-ink shadow-sheen' : 'text-ink-soft hover:text-ink',
          )}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
