// A searchable select, and its text when nothing matches.
import { useState } from 'react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Select } from './select.tsx';

const options = [
  { value: 'blue', label: 'Blue' },
  { value: 'brown', label: 'Brown' },
  { value: 'green', label: 'Green' },
];

function Page() {
  const [value, setValue] = useState('');
  return <Select label="Eyes" options={options} value={value} onChange={setValue} />;
}

async function open() {
  const user = userEvent.setup();
  render(<Page />);
  await user.click(await screen.findByRole('combobox', { name: 'Eyes' }));
  const search = await screen.findByPlaceholderText('Search');
  return { user, search };
}

const offered = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

test('typing narrows the list, and choosing shows the label', async () => {
  const { user, search } = await open();
  expect(offered()).toEqual(['Blue', 'Brown', 'Green']);
  await user.type(search, 'br');
  await waitFor(() => expect(offered()).toEqual(['Brown']));
  await user.click(screen.getByRole('option', { name: 'Brown' }));
  await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
  expect(screen.getByRole('combobox', { name: 'Eyes' }).textContent).toContain('Brown');
});

test('a search that matches nothing says "No results found"', async () => {
  const { user, search } = await open();
  await user.type(search, 'zzz');
  await screen.findByText('No results found');
  expect(offered()).toEqual([]);
});

test('Escape closes it, and the list is at most 18rem high', async () => {
  const { user } = await open();
  expect(screen.getByRole('listbox').className).toContain('max-h-[min(18rem');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
});
