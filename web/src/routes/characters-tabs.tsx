// The tabs between the member's own characters and liked ones.
import { useLocation } from 'react-router';
import { texts } from '../features/catalogue/texts.ts';
import { paths } from '../lib/paths.ts';
import { LinkTabs } from '../ui/link-tabs.tsx';

const tabs = [
  { to: paths.myCharacters(), label: texts.mine.made },
  { to: paths.liked(), label: texts.mine.liked },
];

export function CharactersTabs() {
  const { pathname } = useLocation();
  return (
    <div className="pb-4">
      <LinkTabs label={texts.mine.label} tabs={tabs} current={pathname} />
    </div>
  );
}
