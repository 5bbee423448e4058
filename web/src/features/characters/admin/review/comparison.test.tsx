// A reviewer sees every text of a character before it becomes public.
import { NO_TRAITS } from '@velour/contract/character-limits.ts';
import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { contentOfOrla } from '../../content-fixture.ts';
import { Comparison } from './comparison.tsx';

const content = contentOfOrla();

test('each text stands beside the one that was approved, and what differs is marked', () => {
  const side = { version: 2, content, portrait_url: '/orla.webp' };
  const approved = { ...side, version: 1, content: { ...content, scenario: 'A calm.' } };
  const about = {
    kind: 'character',
    id: '1',
    name: 'Orla',
    version: 2,
    creator_name: null,
  } as const;
  const card = { nickname: null, closing_notes: '', depth_note: '', lore: [] };
  const waiting = {
    portrait_url: '/orla.webp',
    is_appeal: false,
    appeal: null,
    waiting_since: '2026-05-01T19:00:00Z',
  };
  render(
    <Comparison
      character={{
        ...about,
        ...waiting,
        traits: NO_TRAITS,
        card,
        suspicions: [],
        present: side,
        approved,
      }}
    />,
  );
  const present = within(screen.getByRole('region', { name: 'Submitted version' }));
  const texts = Object.entries(content).filter(([field]) => field !== 'gender');
  for (const [, text] of texts) present.getByText(String(text));
  expect(present.getAllByText(/· changed$/).map(({ textContent }) => textContent)).toEqual([
    'Scenario · changed',
  ]);
});
