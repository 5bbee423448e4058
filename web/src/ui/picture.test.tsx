// A picture while loading, loaded, and failed.
import { act, fireEvent, render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Picture } from './picture.tsx';

const preview = 'data:image/webp;base64,AAAA';
const source = { src: '/a/520', srcSet: '/a/192 192w, /a/520 520w' };

const show = (more: Partial<Parameters<typeof Picture>[0]> = {}) => {
  const { container, rerender } = render(
    <Picture {...source} sizes="44vw" alt="Mara" preview={preview} {...more} />,
  );
  const layers = () => [...container.querySelectorAll('img')];
  const picture = () => layers().find((img) => img.getAttribute('src') !== preview);
  return { container, rerender, layers, picture };
};

test('a picture below the fold is loaded lazily, in the rendered width', () => {
  const { picture } = show();
  expect(picture()?.getAttribute('loading')).toBe('lazy');
  expect(picture()?.getAttribute('sizes')).toBe('44vw');
  expect(picture()?.getAttribute('srcset')).toBe(source.srcSet);
});

test('an eager picture is loaded at once, with high priority', () => {
  const { picture } = show({ eager: true });
  expect(picture()?.getAttribute('loading')).toBe('eager');
  expect(picture()?.getAttribute('fetchpriority')).toBe('high');
  expect(picture()?.getAttribute('sizes')).toBe('44vw');
});

test('it reserves its space by its aspect ratio', () => {
  const { container } = show({ ratio: '4 / 5' });
  expect(container.firstElementChild?.className).toContain('aspect-[4/5]');
});

test('it fades in over its preview, which is then removed', () => {
  const { picture, layers } = show();
  expect(layers()).toHaveLength(2);
  expect(picture()?.className).toContain('opacity-0');
  fireEvent.load(picture() as Element);
  expect(picture()?.className).toContain('opacity-100');
  expect(layers()).toHaveLength(2);
  fireEvent.transitionEnd(picture() as Element);
  expect(layers()).toHaveLength(1);
});

test('a failed load is retried once, and then the preview stays with its alternative text', () => {
  vi.useFakeTimers();
  const { picture, layers, container } = show();
  fireEvent.error(picture() as Element);
  expect(picture()).toBeUndefined();
  act(() => void vi.advanceTimersByTime(6_000));
  fireEvent.error(picture() as Element);
  act(() => void vi.advanceTimersByTime(60_000));
  expect(layers().map((img) => img.getAttribute('src'))).toEqual([preview]);
  expect(container.querySelector('[role=img]')?.getAttribute('aria-label')).toBe('Mara');
});

test('a picture that loads at the second attempt is shown', () => {
  vi.useFakeTimers();
  const { picture } = show();
  fireEvent.error(picture() as Element);
  act(() => void vi.advanceTimersByTime(6_000));
  fireEvent.load(picture() as Element);
  expect(picture()?.className).toContain('opacity-100');
});

test('another source starts with its own preview', () => {
  const { picture, rerender } = show();
  fireEvent.load(picture() as Element);
  rerender(<Picture src="/b/520" alt="Mara" preview={preview} />);
  expect(picture()?.getAttribute('src')).toBe('/b/520');
  expect(picture()?.className).toContain('opacity-0');
});
