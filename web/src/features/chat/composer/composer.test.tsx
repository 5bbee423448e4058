// Writing and sending: by key, by button, never by accident, and never at the cost of a word.
import { useState } from 'react';
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { toasts } from '../../../lib/toasts.ts';
import { Composer } from './composer.tsx';

let coarse = false;
beforeEach(() => {
  coarse = false;
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('coarse') && coarse,
  }));
});

function setUp({ start = '', replying = false } = {}) {
  const sent: string[] = [];
  let stops = 0;
  function Harness() {
    const [text, setText] = useState(start);
    return (
      <Composer
        name="Mara"
        text={text}
        onChange={setText}
        onSend={(words) => sent.push(words)}
        replying={replying}
        onStop={() => void (stops += 1)}
      />
    );
  }
  render(<Harness />);
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message to Mara' });
  return { sent, field, stops: () => stops };
}

test('Enter sends and empties the field', () => {
  const { sent, field } = setUp({ start: 'hello' });
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(sent).toEqual(['hello']);
  expect(field.value).toBe('');
});

test.each([{ shiftKey: true }, { altKey: true }, { isComposing: true }, { keyCode: 229 }])(
  'Enter with %j sends nothing',
  (more) => {
    const { sent, field } = setUp({ start: 'hello' });
    fireEvent.keyDown(field, { key: 'Enter', ...more });
    expect(sent).toEqual([]);
    expect(field.value).toBe('hello');
  },
);

test('on touch screens, Enter starts a new line and the button sends', () => {
  coarse = true;
  const { sent, field } = setUp({ start: 'hello' });
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(sent).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(sent).toEqual(['hello']);
});

test('blanks alone are not sent', () => {
  const { sent, field } = setUp({ start: '  \n ' });
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(sent).toEqual([]);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send' }).disabled).toBe(true);
});

test('a text that is too long is not cut, and says by how much', () => {
  const { sent, field } = setUp({ start: 'x'.repeat(5_003) });
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(sent).toEqual([]);
  expect(field.value).toHaveLength(5_003);
  expect(screen.getByText('1,003 characters over the limit')).toBeTruthy();
});

test('near the end the room that is left is counted', () => {
  setUp({ start: 'x'.repeat(3_990) });
  expect(screen.getByText('10 characters left')).toBeTruthy();
});

test('while a reply is written it can be stopped, and the next message can be sent', () => {
  const { sent, field, stops } = setUp({ replying: true });
  expect(screen.queryByRole('button', { name: 'Send' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Stop reply' }));
  expect(stops()).toBe(1);
  fireEvent.change(field, { target: { value: 'next' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(sent).toEqual(['next']);
});

test('a pasted picture is refused with a message, and the typed text is kept', () => {
  const { field } = setUp({ start: 'Look' });
  const files = [new File(['…'], 'cat.png', { type: 'image/png' })];
  fireEvent.paste(field, { clipboardData: { files, getData: () => 'A cell' } });
  expect(toasts.read()).toEqual([]);
  fireEvent.paste(field, { clipboardData: { files, getData: () => '' } });
  expect(toasts.read().at(-1)?.message).toMatch(/^You can’t send pictures/);
  expect(field.value).toBe('Look');
});

test('a field that becomes narrower, as on a phone that is rotated, grows with the lines it then has', () => {
  // In browsers whose style sheets cannot do it.
  vi.stubGlobal('CSS', { supports: () => false });
  let resized = () => {};
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(notify: () => void) {
        resized = notify;
      }
      readonly observe = () => undefined;
      readonly disconnect = () => undefined;
    },
  );
  const { field } = setUp({ start: 'two lines, where there is room for one only' });
  const become = (size: { clientWidth: number; scrollHeight: number }) => {
    for (const [name, value] of Object.entries(size))
      Object.defineProperty(field, name, { configurable: true, value });
    resized();
  };
  become({ clientWidth: 700, scrollHeight: 20 });
  expect(field.style.height).toBe('20px');
  become({ clientWidth: 300, scrollHeight: 40 });
  expect(field.style.height).toBe('40px');
  // What is beside the field grows, which breaks no line.
  become({ clientWidth: 300, scrollHeight: 60 });
  expect(field.style.height).toBe('40px');
});
