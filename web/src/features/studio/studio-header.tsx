// The title of the studio's screens, and the way between pictures and clips beside it, always in the same place.
import { paths } from '../../lib/paths.ts';
import { classNames } from '../../ui/class-names.ts';
import { Link } from '../../ui/link.tsx';
import type { StudioKind } from './queries.ts';
import { texts } from './texts.ts';

interface Props {
  kind: StudioKind;
  characterId?: string;
  title: string;
  sentence?: string;
}

export function StudioHeader({ kind, characterId, title, sentence }: Props) {
  return (
    <header className="pb-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="font-display text-3xl">{title}</h1>
        <Tabs kind={kind} characterId={characterId} />
      </div>
      {sentence !== undefined && <p className="mt-1 text-lg text-ink-soft">{sentence}</p>}
    </header>
  );
}

function Tabs({ kind, characterId }: { kind: StudioKind; characterId: string | undefined }) {
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
