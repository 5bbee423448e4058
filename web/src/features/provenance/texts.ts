// Texts of the page that tells whether this site made a picture.
import { formatUtcDate } from '../../lib/formats.ts';

export const texts = {
  title: 'Verify a picture',
  sentence: (site: string) =>
    `Find out whether a picture or clip was made on ${site}. No account needed. We check the file and don’t keep it, and the answer never says who made it.`,
  label: 'File to check',
  choose: 'Choose a file',
  another: 'Check another file',
  drop: 'Drop a picture or clip here',
  kinds: 'JPEG, PNG, WebP, AVIF, or MP4, up to 32 MB.',
  checking: 'Checking the file',
  large: 'This file is larger than 32 MB.',
  unreadable: 'This isn’t a picture or clip that we can read.',
  failed: 'We couldn’t check this file. Please try again.',
  yes: (site: string) => `Made with AI on ${site}`,
  no: (site: string) => `We don’t know it on ${site}`,
  evidence: {
    signature: 'Its signature is ours, and the file hasn’t changed since it was downloaded.',
    likeness: 'Its signature is missing, but it looks like a picture made here.',
  },
  made_on: (day: string) => `Made on ${formatUtcDate(day)}.`,
  unknown:
    'It has no signature of ours and doesn’t look like a picture made here. A picture that was cropped or changed a lot can’t be recognized.',
  declared: 'The file says that it was made with AI. Anyone can add that to a file.',
} as const;
