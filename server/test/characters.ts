// Character fixtures: valid adults, with changes per test.
import type { NewCharacter } from '@velour/contract/creation.ts';
import type { CharacterDraft } from '../src/modules/characters/service.ts';

export function characterDraft(
  site_id: string,
  more: Partial<CharacterDraft> & { id: string },
): CharacterDraft {
  const now = new Date();
  return {
    site_id,
    owner_id: null,
    name: 'Mira',
    slug: 'mira',
    gender: 'female',
    age: 32,
    tagline: 'Repairs clocks and keeps late hours.',
    description: 'Mira has a small workshop by the canal where she repairs clocks.',
    greeting: '*looks up from a pocket watch* Oh, hello. You are just in time.',
    alternate_greetings: ['*waves with a screwdriver* Come in, mind the cogs.'],
    personality: 'gentle, dry, patient',
    scenario: 'A workshop full of clocks on a rainy evening.',
    example_dialogue: '',
    system_notes: '',
    traits: {
      type: 'artist',
      ethnicity: 'european',
      body: 'slim',
      breast: 'medium',
      butt: 'medium',
      hair_style: 'bob',
      hair_colour: 'brown',
      eye_colour: 'green',
      skin: 'light',
      personalities: ['gentle'],
      fetishes: [],
    },
    tags: ['craft', 'rain'],
    visibility: 'public',
    is_official: true,
    is_exclusive: false,
    rating: 'safe',
    portrait_id: null,
    hover_id: null,
    gallery_ids: [],
    portrait_preview: '',
    created_at: now,
    updated_at: now,
    ...more,
  };
}

/** A valid request of the wizard. */
export const newCharacter = (more: Partial<NewCharacter> = {}): NewCharacter => ({
  gender: 'female',
  traits: {
    type: 'artist',
    ethnicity: 'european',
    body: 'athletic',
    breast: 'medium',
    butt: 'small',
    hair_style: 'bob',
    hair_colour: 'auburn',
    personalities: ['gentle', 'witty'],
    fetishes: ['silk'],
  },
  name: 'Maren',
  age: 34,
  description: 'She restores old pianos and hums while she works.',
  tagline: '',
  personality: '',
  scenario: '',
  greeting: '',
  ...more,
});
