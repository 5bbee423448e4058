// Portraits of premium characters, on the page that sells the plans.
import type { CharacterCard } from '@velour/contract/characters.ts';
import { paths } from '../../lib/paths.ts';
import { CharacterRow, CharacterRowSkeleton } from './character-row.tsx';
import { texts } from './texts.ts';

const words = texts.exclusive;

/** Undefined while loading; renders nothing if there are none. */
export function ExclusiveRow({ characters }: { characters: readonly CharacterCard[] | undefined }) {
  if (!characters) return <CharacterRowSkeleton />;
  if (characters.length === 0) return null;
  const row = { id: 'with-plan', title: words.page_title, description: words.page_sentence };
  return <CharacterRow row={{ ...row, to: paths.exclusive(), characters }} />;
}
