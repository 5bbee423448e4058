// The title of the studio's screens, with a switch between pictures and clips.
import { paths } from '../../lib/paths.ts';
import { LinkTabs } from '../../ui/link-tabs.tsx';
import type { StudioKind } from './queries.ts';
import { texts } from './texts.ts';

interface Props {
  kind: StudioKind;
  characterId?: string;
  title: string;
  sentence?: string;
}

export function StudioHeader({ kind, characterId, title, sentence }: Props) {
  const to = {
    image: paths.generateImage(characterId),
    video: paths.generateVideo(characterId),
  };
  const tabs = [
    { to: to.image, label: texts.tabs.image },
    { to: to.video, label: texts.tabs.video },
  ];
  return (
    <header className="pb-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="font-display text-3xl">{title}</h1>
        <LinkTabs label={texts.tabs.label} tabs={tabs} current={to[kind]} />
      </div>
      {sentence !== undefined && <p className="mt-1 text-lg text-ink-soft">{sentence}</p>}
    </header>
  );
}
