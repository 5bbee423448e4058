// The content credentials (C2PA) of each site: a signing key derived from this installation's secret.
import { createHmac } from 'node:crypto';
import {
  createCredentials,
  type Credentials,
  type SignedType,
} from '@velour/content-credentials/credentials.ts';
import type { Log } from '../../platform/log.ts';
import type { DigitalSource } from './digital-source.rules.ts';

interface Needs {
  readonly secret: Buffer;
  readonly log: Log;
}

interface Signed {
  readonly site_id: string;
  readonly type: SignedType;
  /** Undefined for uploads, which are not signed. */
  readonly source: DigitalSource | undefined;
  readonly at: Date;
}

export type SiteCredentials = ReturnType<typeof createSiteCredentials>;

export function createSiteCredentials({ secret, log }: Needs) {
  const known = new Map<string, Credentials>();
  const ofSite = (site_id: string): Credentials => {
    const found = known.get(site_id);
    if (found) return found;
    const seed = createHmac('sha256', secret).update(`content credentials/${site_id}`).digest();
    const created = createCredentials(seed);
    known.set(site_id, created);
    return created;
  };

  return {
    /** A file that cannot be signed is delivered unsigned: its metadata still marks it. */
    async sign(file: Buffer, { site_id, source, type, at }: Signed): Promise<Buffer> {
      if (!source) return file;
      try {
        return await ofSite(site_id).sign(file, { type, source, at });
      } catch (err) {
        log.error({ err, site_id, type }, 'signing content credentials failed');
        return file;
      }
    },

    read: (site_id: string, file: Uint8Array, type: SignedType) => ofSite(site_id).read(file, type),
  };
}
