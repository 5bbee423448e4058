// One of the kit's little drawings, in the colours of the theme; they lie in a file of their own, which comes with nothing else.
import sprite from './scenes.svg?no-inline';

export const sceneNames = [
  'candle',
  'chair',
  'cup',
  'curtain',
  'door',
  'lamp',
  'street',
  'window',
] as const;

export type SceneName = (typeof sceneNames)[number];

export function Scene({ name, className = 'w-56' }: { name: SceneName; className?: string }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 200 140"
      className={`max-w-full shrink-0 text-ink-faint ${className}`}
    >
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
