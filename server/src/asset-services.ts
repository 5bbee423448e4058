// The service of pictures, wired with the quarantine of known illegal imagery and the operator's notice of a match.
import { createAssetsService, type AssetsService } from './modules/assets/service.ts';
import type { AuditService } from './modules/audit/service.ts';
import type { SitesService } from './modules/sites/service.ts';
import { coreOf, type Parts } from './parts.ts';
import { openScope } from './platform/db/scope.ts';
import { renderEmail } from './platform/email-template.ts';
import { isMachineBusy } from './platform/machine.ts';

interface Needs extends Pick<Parts, 'image' | 'otherImages' | 'moderation'> {
  readonly sites: Pick<SitesService, 'recordOf'>;
  readonly audit: Pick<AuditService, 'record'>;
}

const TRIED_MS = 7 * 24 * 3_600_000;

export function createAssetServices(parts: Parts, needs: Needs): AssetsService {
  const { storage, mailer, knownImages } = parts;
  const { image, otherImages, moderation, sites, audit } = needs;
  const core = coreOf(parts);
  const { db, vault } = core;
  return createAssetsService({
    ...core,
    storage,
    providers: [image, ...otherImages],
    moderation,
    knownImages,
    labels: async (site_id) => (await sites.recordOf(openScope(db, site_id))).visible_ai_label,
    isMachineBusy: parts.isMachineBusy ?? isMachineBusy,
    secret: vault.secret('picture addresses'),
    key: vault.systemKey('quarantine'),
    onMatch: async ({ id, site_id, sha256 }) => {
      const scope = openScope(db, site_id);
      await audit.record(scope, {
        actor: { kind: 'system' },
        act: 'picture.quarantined',
        subject: { type: 'quarantine', id },
        after: { sha256 },
      });
      const record = await sites.recordOf(scope);
      const mail = {
        to: record.legal.removal_email ?? record.support_email,
        ...noticeOf(record, id),
      };
      await mailer.send(scope, { mail, triedMs: TRIED_MS });
    },
  });
}

/** Neither the picture nor the person. */
const noticeOf = ({ name, accent }: { name: string; accent: string | null }, id: string) =>
  renderEmail({
    brand: { name, accent },
    subject: 'A picture is in quarantine',
    paragraphs: [
      'A picture on your site matches a list of known illegal imagery. We blocked it, no one can see it, and it’s sealed for a year.',
      'The law may require you to report it to an authority without delay. Don’t send the picture by email, and don’t open it more often than the report requires.',
      `Its quarantine ID is ${id}. On the server, “npm run quarantine” shows what to do.`,
    ],
    reason: 'You’re receiving this because your email is this site’s contact for removals.',
  });
