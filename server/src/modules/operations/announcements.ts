// Announcements by admins, each change with an audit entry; they are stored in the site's record.
import type {
  Announcement,
  ListedAnnouncement,
  NewAnnouncement,
} from '@velour/contract/announcements.ts';
import type { Member } from '../../platform/actor.ts';
import { inTransaction, type Scope } from '../../platform/db/scope.ts';
import { AppError } from '../../platform/errors.ts';
import { toListedAnnouncement, withAnnouncement } from '../sites/service.ts';
import type { OperationsNeeds } from './service.ts';

export function createAnnouncements({ sites, audit, clock, ids }: OperationsNeeds) {
  return {
    async list(scope: Scope): Promise<{ announcements: ListedAnnouncement[] }> {
      const now = clock.now();
      const { announcements } = await sites.recordOf(scope);
      return { announcements: announcements.map((one) => toListedAnnouncement(one, now)) };
    },

    /** Throws `announcement.over`, `announcement.too_many`. */
    async add(scope: Scope, admin: Member, written: NewAnnouncement): Promise<ListedAnnouncement> {
      const now = clock.now();
      const from = written.from ?? now.toISOString();
      const added: Announcement = { ...written, id: ids.next(), from };
      if (toListedAnnouncement(added, now).state === 'ended') {
        throw new AppError('announcement.over');
      }
      return inTransaction(scope, async (tx) => {
        await sites.revise(tx, ({ announcements: all }) => {
          const announcements = withAnnouncement(all, added, now);
          if (!announcements) throw new AppError('announcement.too_many');
          return { announcements };
        });
        const { id, ...facts } = added;
        await audit.record(tx, {
          actor: { kind: 'admin', id: admin.id },
          act: 'announcement.added',
          subject: { type: 'announcement', id },
          after: facts,
        });
        return toListedAnnouncement(added, now);
      });
    },

    /** An ended one stays unchanged. Throws `announcement.not_found`. */
    end: (scope: Scope, admin: Member, id: string): Promise<ListedAnnouncement> =>
      inTransaction(scope, async (tx) => {
        const now = clock.now();
        const ending = (one: Announcement): Announcement =>
          one.id === id && toListedAnnouncement(one, now).state !== 'ended'
            ? { ...one, until: now.toISOString() }
            : one;
        const was = await sites.revise(tx, ({ announcements }) => ({
          announcements: announcements.map(ending),
        }));
        const one = was.announcements.find((known) => known.id === id);
        if (!one) throw new AppError('announcement.not_found');
        const ended = ending(one);
        if (ended === one) return toListedAnnouncement(one, now);
        await audit.record(tx, {
          actor: { kind: 'admin', id: admin.id },
          act: 'announcement.ended',
          subject: { type: 'announcement', id },
          before: { text: one.text, until: one.until },
          after: { text: one.text, until: ended.until },
        });
        return toListedAnnouncement(ended, now);
      }),
  };
}
