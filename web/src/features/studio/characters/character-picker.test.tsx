// The picker of the studio: the member's own characters, those of recent chats, and the catalogue.
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OwnListed } from '@velour/contract/own-characters.ts';
import { expect, test } from 'vitest';
import { newId } from '../../../lib/ids.ts';
import { paths } from '../../../lib/paths.ts';
import { openScreen } from '../../../lib/screen-fixture.tsx';
import { signedIn } from '../../../lib/session-fixture.ts';
import { session } from '../../../lib/session.ts';
import { jobId, mara, maraId } from '../fixtures.ts';
import { CharacterPicker } from './character-picker.tsx';

const own = (of: Pick<OwnListed, 'id' | 'name' | 'gender'>): OwnListed => ({
  slug: mara.slug,
  age: mara.age,
  tagline: mara.tagline,
  portrait_url: mara.portrait_url,
  preview: mara.preview,
  stats: mara.stats,
  created_at: mara.created_at,
  updated_at: mara.updated_at,
  visibility: 'private',
  review_reason: null,
  appeal: null,
  held: null,
  version: 1,
  ...of,
});

test('in every tab the member’s own characters can be chosen, those of the tab first', async () => {
  session.enter(signedIn());
  const characters = [
    own({ id: jobId, name: 'Tom', gender: 'male' }),
    own({ id: maraId, name: 'Mara', gender: 'female' }),
    {
      ...own({ id: newId(), name: 'Taken', gender: 'female' }),
      held: { reason: '', report: null },
    },
  ];
  openScreen(<CharacterPicker pathOf={paths.generateImage} />, '/generate-image', {
    'own_characters.list': { characters, drafts: [], total_count: 2, limit: 60, offset: 0 },
    'chat.list': { chats: [], next_cursor: null },
    'characters.list': {
      characters: [],
      total_count: 0,
      is_similar: false,
      limit: 60,
      offset: 0,
      next_cursor: null,
    },
  });
  const order = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  const [tom, ofMara] = [paths.generateImage(jobId), paths.generateImage(maraId)];
  await waitFor(() => expect(order()).toEqual([ofMara, tom]));
  await userEvent.click(screen.getByRole('radio', { name: 'Boys' }));
  await waitFor(() => expect(order()).toEqual([tom, ofMara]));
});
