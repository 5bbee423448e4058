// Announcements: a short text in a bar above every page, for everyone or for members, for a limited time.
import { z } from 'zod';
import {
  ANNOUNCEMENT_AUDIENCES,
  ANNOUNCEMENT_TONES,
  MAX_ANNOUNCEMENT,
} from './announcement-values.ts';
import { announcementsCalls } from './announcements.calls.ts';
import { describe } from './endpoint.ts';
import { Id, line, lineOf, Time } from './scalars.ts';

/** The announcement as visitors get it; not confidential, whatever its audience. */
export const Announcement = z.object({
  id: Id,
  text: z.string(),
  /** A path of this site; empty for none. */
  link: z.string(),
  /** Empty for the page's default label. */
  link_label: z.string(),
  tone: z.enum(ANNOUNCEMENT_TONES),
  audience: z.enum(ANNOUNCEMENT_AUDIENCES),
  from: Time,
  /** Null if it has no end and has to be ended by hand. */
  until: Time.nullable(),
});
export type Announcement = z.infer<typeof Announcement>;

export const ListedAnnouncement = Announcement.extend({
  state: z.enum(['scheduled', 'live', 'ended']),
});
export type ListedAnnouncement = z.infer<typeof ListedAnnouncement>;

/** Only paths of this site: a link to another site must not look like ours. */
const InternalLink = line(MAX_ANNOUNCEMENT.link).regex(
  /^(\/(?![/\\])\S*)?$/,
  'Use a page on this site, such as /premium',
);

const NewAnnouncement = z
  .strictObject({
    text: lineOf(MAX_ANNOUNCEMENT.text, 'A text is required'),
    link: InternalLink.default(''),
    link_label: line(MAX_ANNOUNCEMENT.link_label).default(''),
    tone: z.enum(ANNOUNCEMENT_TONES),
    audience: z.enum(ANNOUNCEMENT_AUDIENCES),
    /** Null starts it now. */
    from: Time.nullable().default(null),
    until: Time.nullable().default(null),
  })
  .refine(({ from, until }) => until === null || from === null || until > from, {
    path: ['until'],
    message: 'The end has to be after the start',
  });
export type NewAnnouncement = z.infer<typeof NewAnnouncement>;

export const announcementsApi = describe(announcementsCalls, {
  list: { reply: z.object({ announcements: z.array(ListedAnnouncement) }) },
  add: { body: NewAnnouncement, reply: ListedAnnouncement },
  end: { params: z.strictObject({ announcement_id: Id }), reply: ListedAnnouncement },
});
