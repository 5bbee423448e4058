// Texts of the admins' announcements screen.
import type { ListedAnnouncement } from '@velour/contract/announcements.ts';

const states: Record<ListedAnnouncement['state'], string> = {
  live: 'Live',
  scheduled: 'Scheduled',
  ended: 'Ended',
};
const tones: Record<ListedAnnouncement['tone'], string> = {
  info: 'News',
  good: 'Good news',
  warning: 'Warning',
};
const audiences: Record<ListedAnnouncement['audience'], string> = {
  everyone: 'Everyone',
  members: 'Members only',
};

export const texts = {
  title: 'Announcements',
  sentence:
    'A bar at the top of every page, shown until each person dismisses it on their device. Open pages show it within minutes.',
  add: 'New announcement',
  empty: 'Nothing announced yet',
  empty_sentence: 'Tell people about news, or warn them before maintenance.',
  loading: 'Loading announcements',
  list: 'Announcements',
  states,
  tones,
  audiences,
  end: 'End now',
  end_one: (text: string) => `End now: ${text}`,
  ended: 'Announcement ended.',
  added: 'Announcement added.',
  from: (moment: string) => `From ${moment}`,
  between: (from: string, until: string) => `${from} to ${until}`,
  form: {
    sentence:
      'You can’t change the text, link, or dates later. To fix a mistake, end the announcement and write a new one.',
    text: 'Text',
    text_hint: 'One or two short sentences.',
    link: 'Link',
    link_hint: 'A page on this site, such as /premium. Leave empty for none.',
    link_wrong: 'Start with / and leave out the site’s web address.',
    link_label: 'Link text',
    link_label_hint: 'Leave empty for “Learn more”.',
    tone: 'Tone',
    audience: 'For',
    from: 'Starts',
    from_hint: 'Leave empty to start now.',
    until: 'Ends',
    until_hint: 'Leave empty to end it yourself.',
    until_wrong: 'The end has to be after the start, and in the future.',
    preview: 'Preview',
    preview_text: 'Your text',
    too_long: (most: number) => `Use ${most} characters or fewer`,
    publish: 'Publish',
  },
} as const;
