// Characters with stored pictures, removal requests and their results, for tests of reports.
import type { ReportReason } from '@velour/contract/reports.ts';
import sharp from 'sharp';
import type { Database } from '../src/platform/db/open.ts';
import type { TestApp } from './app.ts';

const bytesOf = (n: number): Promise<Buffer> =>
  sharp({
    create: {
      width: 60,
      height: 80,
      channels: 3,
      background: { r: n % 256, g: (n >> 8) % 256, b: 90 },
    },
  })
    .png()
    .toBuffer();

/** Similar colors become equal when the pictures are stored. */
const STEP = 9;

export function createPictured(app: TestApp, database: Database) {
  let drawn = 0;
  /** A different color each time by default. */
  const picture = async (owner_id: string | null = null, n = (drawn += STEP)) =>
    app.app.assets.store(database.db, {
      site_id: app.site_id,
      owner_id,
      rating: 'safe',
      verdict: 'approved',
      bytes: await bytesOf(n),
      provenance: { engine: 'test' },
    });

  return {
    picture,

    async idOf(number: string): Promise<string> {
      const { rows } = await database.pool.query<{ id: string }>(
        'select id from report where number = $1',
        [number],
      );
      return rows[0]?.id ?? '';
    },

    /** Entries of the audit log about this subject. */
    async acts(id: string): Promise<{ act: string; reason: string }[]> {
      const { rows } = await database.pool.query<{ act: string; reason: string }>(
        'select act, reason from audit_log where subject_id = $1 order by seq',
        [id],
      );
      return rows;
    },

    /** The details of the latest audit entry with this action. */
    async facts(id: string, act: string): Promise<object | undefined> {
      const { rows } = await database.pool.query<object>(
        'select before, after from audit_log where subject_id = $1 and act = $2 order by seq desc limit 1',
        [id, act],
      );
      return rows[0];
    },

    async mailsTo(address: string) {
      await app.settled();
      return app.mails().filter(({ to }) => to === address);
    },

    /** A public character of a member, or an official one. */
    async met(name: string, owner_id: string | null = null) {
      const [portrait, hover, one] = [await picture(), await picture(), await picture()];
      const id = await app.addCharacter({
        name,
        owner_id,
        is_official: owner_id === null,
        portrait_id: portrait.id,
        hover_id: hover.id,
        gallery_ids: [one.id, portrait.id],
        portrait_preview: 'data:image/webp;base64,AA==',
      });
      return { id, portrait: portrait.id };
    },
  };
}

export const removal = (about: string, more: { email?: string; reason?: ReportReason } = {}) => ({
  about,
  reason: 'intimate_picture' as const,
  text: 'Please.',
  name: 'Pat',
  email: 'pat@example.com',
  relation: 'me' as const,
  statement: true as const,
  ...more,
});
