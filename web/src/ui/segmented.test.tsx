// A segmented control responds at once, and follows its controlling value.
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

/** A parent that updates the value late, as when it is stored in the address. */
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

test('the selection is shown at once and stays when the value is updated', async () => {
  const user = userEvent.setup();
  render(<Slow />);
  await user.click(screen.getByText('Anime'));
  expect(checked()).toBe('b');
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('b'));
  expect(checked()).toBe('b');
});

test('a change of the value is shown, also after a selection', async () => {
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
  // The value is updated before the test ends.
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('b'));
});
