// Texts that several features share: rules of fields, the three tabs, the end of an endless grid.
import { formatNumber } from '../../lib/formats.ts';

export const texts = {
  rules: {
    too_long: (most: number) => `Use ${formatNumber(most)} characters or fewer`,
    age_wrong: 'Enter a whole number, 18 or higher',
    age_young: 'Characters must be 18 or older.',
  },
  tiles: {
    more: 'Show more',
    more_failed: 'We couldn’t load more.',
    again: 'Try again',
  },
  upload: {
    large: 'This picture is larger than 10 MB.',
    unreadable: 'We can’t read this picture. Use a JPEG, PNG, or WebP file.',
    failed: 'We couldn’t upload this picture. Please try again.',
  },
  older: 'Show older',
  paused_title: 'Back soon',
  to_catalogue: 'Explore characters',
  genders: { female: 'Girls', anime: 'Anime', male: 'Boys' },
} as const;
