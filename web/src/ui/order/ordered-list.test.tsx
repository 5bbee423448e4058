// A list is reordered by dragging, by keys and by buttons, with screen reader announcements.
import { useState } from 'react';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { OrderedList } from './ordered-list.tsx';
import { placeOver, shiftOf, withMoved } from './places.ts';

const same = (name: string) => name;

function Domes() {
  const [names, setNames] = useState<readonly string[]>(['Ada', 'Bea', 'Cleo']);
  return (
    <OrderedList
      label="Domes"
      items={names}
      keyOf={same}
      nameOf={same}
      onMove={({ keys }) => setNames(keys)}
    >
      {same}
    </OrderedList>
  );
}

const order = () => screen.getAllByRole('listitem').map((item) => item.textContent);
const handle = (name: string) => screen.getByRole('button', { name: new RegExp(`^Move ${name},`) });
const statusText = () => screen.getByRole('status').textContent;

test('by keys: lifted, moved, dropped, with the focus still on it', async () => {
  const user = userEvent.setup();
  render(<Domes />);
  handle('Ada').focus();
  await user.keyboard(' ');
  expect(statusText()).toBe('Picked up Ada, position 1 of 3.');
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(statusText()).toBe('Moved Ada to position 3 of 3.');
  expect(order()).toEqual(['Ada', 'Bea', 'Cleo']);
  await user.keyboard(' ');
  expect(order()).toEqual(['Bea', 'Cleo', 'Ada']);
  expect(statusText()).toBe('Dropped Ada at position 3 of 3.');
  expect(document.activeElement).toBe(handle('Ada'));
});

test.each([
  ['Escape takes it back', '{Escape}'],
  ['going elsewhere takes it back', '{Tab}'],
])('%s', async (_, keys) => {
  const user = userEvent.setup();
  render(<Domes />);
  handle('Bea').focus();
  await user.keyboard(` {ArrowUp}${keys}`);
  expect(order()).toEqual(['Ada', 'Bea', 'Cleo']);
  expect(handle('Bea').getAttribute('aria-pressed')).toBe('false');
});

test('arrows alone move nothing', async () => {
  const user = userEvent.setup();
  render(<Domes />);
  handle('Ada').focus();
  await user.keyboard('{ArrowDown}{Escape}');
  expect(order()).toEqual(['Ada', 'Bea', 'Cleo']);
  expect(statusText()).toBe('');
});

test('by buttons, which are disabled at the ends of the list', async () => {
  const user = userEvent.setup();
  render(<Domes />);
  const up = (name: string) =>
    screen.getByRole<HTMLButtonElement>('button', { name: `Move ${name} up` });
  expect(up('Ada').disabled).toBe(true);
  await user.click(up('Cleo'));
  expect(order()).toEqual(['Ada', 'Cleo', 'Bea']);
});

test('by pointer: it is dropped where it was dragged, with the main button only', () => {
  vi.spyOn(HTMLElement.prototype, 'setPointerCapture').mockReturnValue(undefined);
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: HTMLElement,
  ) {
    const at = [...(this.parentElement?.children ?? [])].indexOf(this);
    return new DOMRect(0, 100 + at * 50, 200, 40);
  });
  render(<Domes />);
  fireEvent.pointerDown(handle('Ada'), { button: 2, pointerId: 1, clientY: 120 });
  fireEvent.pointerMove(handle('Ada'), { pointerId: 1, clientY: 400 });
  fireEvent.pointerUp(handle('Ada'), { pointerId: 1 });
  expect(order()).toEqual(['Ada', 'Bea', 'Cleo']);
  fireEvent.pointerDown(handle('Ada'), { button: 0, pointerId: 1, clientY: 120 });
  fireEvent.pointerMove(handle('Ada'), { pointerId: 1, clientY: 175 });
  fireEvent.pointerUp(handle('Ada'), { pointerId: 1 });
  expect(order()).toEqual(['Bea', 'Ada', 'Cleo']);
});

const boxes = [
  { top: 0, bottom: 40 },
  { top: 50, bottom: 150 },
  { top: 160, bottom: 200 },
];

test.each([
  [0, 0, 0],
  [0, 59, 0],
  [0, 61, 1],
  [0, 500, 2],
  [2, -59, 2],
  [2, -61, 1],
  [2, -141, 0],
])('from place %i, %i pixels on, it is over place %i', (from, by, to) => {
  expect(placeOver(boxes, from, by)).toBe(to);
});

test('while one is dragged, the others make room in the new order', () => {
  const tops = ({ from, to }: { from: number; to: number }) =>
    withMoved([0, 1, 2], { from, to }).map(
      (at) => (boxes[at]?.top ?? 0) + shiftOf(boxes, { from, to }, at),
    );
  expect(tops({ from: 0, to: 2 })).toEqual([0, 110, 160]);
  expect(tops({ from: 2, to: 0 })).toEqual([0, 50, 100]);
  expect(tops({ from: 1, to: 1 })).toEqual([0, 50, 160]);
});
