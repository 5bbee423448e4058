// The UI kit's screen shows every component of web/src/ui, in both themes.
import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { Component, specimens } from './kit.tsx';

/** Without the lazily loaded parts of menus, dialogs and selects. */
const files = import.meta.glob<Record<string, unknown>>(
  ['../../ui/**/*.tsx', '!**/*.test.tsx', '!**/{open-menu,open-modal,loaded-select}.tsx'],
  { eager: true },
);
const offered = Object.values(files).flatMap((file) =>
  Object.entries(file)
    .filter(([name, value]) => /^[A-Z]/.test(name) && typeof value === 'function')
    .map(([, value]) => value),
);

test('shows every component of the kit', () => {
  const shown = new Set<unknown>(specimens.map(({ of }) => of));
  expect(offered.length).toBeGreaterThan(15);
  expect(offered.filter((component) => !shown.has(component))).toEqual([]);
});

test('shows each of them in at least one state, dark and light', () => {
  const { container } = render(
    <MemoryRouter>
      <Component />
    </MemoryRouter>,
  );
  // A query by role would search the whole screen each time.
  const shown = Array.from(container.querySelectorAll('section'), (section) =>
    section.getAttribute('aria-label'),
  );
  for (const { of, states } of specimens) {
    expect(Object.keys(states), of.name).not.toEqual([]);
    expect(shown).toContain(`${of.name} Dark`);
    expect(shown).toContain(`${of.name} Light`);
  }
});
