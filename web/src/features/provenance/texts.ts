// Texts of the page that says whether this site made a picture.
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
  large: 'This file is too large. Choose one of 32 MB or less.',
  unreadable: 'We can’t read this file. Choose a JPEG, PNG, WebP, AVIF, or MP4.',
  failed: 'We couldn’t check this file. Please try again.',
  yes: (site: string) => `Made with AI on ${site}`,
  no: (site: string) => `We can’t tell whether it’s from ${site}`,
  evidence: {
    signature: 'It carries our signature, and the file hasn’t changed since it was downloaded.',
    watermark: 'It’s been changed since it was downloaded, but it carries our hidden watermark.',
    likeness: 'It doesn’t carry our signature, but it matches a picture made here.',
  },
  made_on: (day: string) => `Made on ${formatUtcDate(day)}.`,
  unknown:
    'It doesn’t carry our signature or watermark, or match a picture made here. We can’t recognize pictures that were cropped, flipped, or heavily edited, or clips that were saved again.',
  declared: 'The file itself says it was made with AI, but anyone can add that to a file.',
} as const;
