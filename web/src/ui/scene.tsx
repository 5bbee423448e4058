// An illustration in the theme's colors, from an SVG sprite that is loaded separately.
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
