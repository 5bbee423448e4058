// A choice of one among few: it answers the finger at once, and follows its owner.
import { useState } from 'react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Segmented } from './segmented.tsx';

const options = [
  { value: 'a', label: 'Girls' },
  { value: 'b', label: 'Anime' },
  { value: 'c', label: 'Boys' },
] as const;
type Value = (typeof options)[number]['value'];

/** An owner that takes its time, as an address does. */
function Slow() {
  const [value, setValue] = useState<Value>('a');
  return (
    <>
      <Segmented
        label="Who"
        options={options}
        value={value}
        onChange={(next) => setTimeout(setValue, 20, next)}
      />
      <output>{value}</output>
      <button onClick={() => setValue('a')}>Elsewhere</button>
    </>
  );
}

const checked = () => screen.getByRole('radio', { checked: true }).getAttribute('value');

test('the choice shows at once and stays when the owner has followed', async () => {
  const user = userEvent.setup();
  render(<Slow />);
  await user.click(screen.getByText('Anime'));
  expect(checked()).toBe('b');
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('b'));
  expect(checked()).toBe('b');
});

test('a change by the owner shows, too, also after a choice', async () => {
  const user = userEvent.setup();
  render(<Slow />);
  await user.click(screen.getByText('Anime'));
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('b'));
  await user.click(screen.getByText('Elsewhere'));
  expect(checked()).toBe('a');
});

test('arrow keys move the choice', async () => {
  const user = userEvent.setup();
  render(<Slow />);
  await user.tab();
  await user.keyboard('{ArrowRight}');
  expect(checked()).toBe('b');
  // The owner follows before the page is torn down.
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('b'));
});
