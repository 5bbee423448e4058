// Parts of a character that cannot be edited: its appearance, and its card's additions to chats.
import type { Reviewed } from '@velour/contract/review.ts';
import { Card } from '../../../../ui/card.tsx';
import { texts } from './texts.ts';

export function CardExtras({ character: { traits, card } }: { character: Reviewed }) {
  const appearance = Object.values(traits).flat().filter(Boolean).join(', ');
  const lines = [
    [texts.traits, appearance],
    [texts.nickname, card.nickname ?? ''],
    [texts.closing_notes, card.closing_notes],
    [texts.depth_note, card.depth_note],
  ].filter(([, words]) => words !== '');
  if (lines.length === 0 && card.lore.length === 0) return null;
  return (
    <Card className="flex flex-col gap-4" aria-label={texts.card}>
      <h2 className="font-display text-xl">{texts.card}</h2>
      <dl className="flex flex-col gap-3">
        {lines.map(([label, words]) => (
          <div key={label}>
            <dt className="text-sm text-ink-faint">{label}</dt>
            <dd className="break-words whitespace-pre-wrap">{words}</dd>
          </div>
        ))}
      </dl>
      {card.lore.length > 0 && (
        <>
          <h3 className="font-medium">{texts.lore}</h3>
          <dl className="flex flex-col gap-3">
            {card.lore.map(({ keys, content }, at) => (
              <div key={at}>
                <dt className="text-sm break-words text-ink-faint">{texts.lore_keys(keys)}</dt>
                <dd className="break-words whitespace-pre-wrap">{content}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </Card>
  );
}
