// Pure rules of removing pictures from a character and restoring them.
import type { CharacterRow } from './characters.store.ts';
import type { character_withheld } from './moderation-holds.tables.ts';

export type Withheld = typeof character_withheld.$inferSelect;
export type Shown = Pick<
  CharacterRow,
  'id' | 'portrait_id' | 'portrait_preview' | 'hover_id' | 'gallery_ids'
>;

type State = Pick<CharacterRow, 'visibility' | 'version' | 'held_from' | 'held_version'>;

/** The published version, or the last one before the hold. */
export function publicVersionOf(row: State): number | null {
  const { visibility, version, held_from, held_version } = row;
  const isHeldAsIs = held_from === 'public' && held_version === version;
  return visibility === 'public' || isHeldAsIs ? version : null;
}

interface Going {
  readonly ids: readonly string[];
  readonly from_version: number | null;
}

/** The stored references of removed pictures, and what the character shows without them. */
export function takeOut(
  row: Shown,
  { ids: gone, from_version }: Going,
): { withheld: Withheld[]; left: Shown } {
  const isGone = (id: string | null): id is string => id !== null && gone.includes(id);
  const { id, portrait_id, portrait_preview, hover_id, gallery_ids } = row;
  const of = { character_id: id, position: 0, preview: '', from_version };
  const withheld: Withheld[] = [
    ...(isGone(portrait_id)
      ? [{ ...of, asset_id: portrait_id, place: 'portrait' as const, preview: portrait_preview }]
      : []),
    ...(isGone(hover_id) ? [{ ...of, asset_id: hover_id, place: 'hover' as const }] : []),
    ...gallery_ids.flatMap((asset_id, position) =>
      isGone(asset_id) ? [{ ...of, asset_id, place: 'gallery' as const, position }] : [],
    ),
  ];
  const left: Shown = {
    id,
    ...(isGone(portrait_id)
      ? { portrait_id: null, portrait_preview: '' }
      : { portrait_id, portrait_preview }),
    hover_id: isGone(hover_id) ? null : hover_id,
    gallery_ids: gallery_ids.filter((one) => !isGone(one)),
  };
  return { withheld, left };
}

/** Restores each to its place, unless the place has another picture by now. */
export function putBack(row: Shown, withheld: readonly Withheld[]): Shown {
  const portrait = withheld.find(({ place }) => place === 'portrait');
  const hover = withheld.find(({ place }) => place === 'hover');
  const gallery = withheld
    .filter(({ place, asset_id }) => place === 'gallery' && !row.gallery_ids.includes(asset_id))
    .sort((a, b) => a.position - b.position);
  const gallery_ids = [...row.gallery_ids];
  for (const { position, asset_id } of gallery) gallery_ids.splice(position, 0, asset_id);
  return {
    ...row,
    ...(portrait && row.portrait_id === null
      ? { portrait_id: portrait.asset_id, portrait_preview: portrait.preview }
      : {}),
    hover_id: row.hover_id ?? hover?.asset_id ?? null,
    gallery_ids,
  };
}
