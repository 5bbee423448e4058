// The command `npm run quarantine`: pictures of known illegal imagery, for the operator's report to an authority.
import { open } from 'node:fs/promises';
import { createApprovals } from './modules/approvals/service.ts';
import { createQuarantine } from './modules/assets/service.ts';
import { createAuditService } from './modules/audit/service.ts';
import { adminsOf } from './modules/identity/service.ts';
import { systemClock as clock } from './platform/clock.ts';
import { openScope, type Scope } from './platform/db/scope.ts';
import { createIds, isUuid } from './platform/ids.ts';
import { CommandRefused, isTaken, onInstallation, runCommand } from './run-command.ts';

const usage = `Usage:
  npm run quarantine -- list                       List what’s in quarantine, without the pictures
  npm run quarantine -- export ID FILE REASON      Write a picture and its details to FILE and FILE.json. The audit log records this.
                                                   If there are two or more owners or safety admins, one has to request the
                                                   export on the site and another has to approve it, within the last day
  npm run quarantine -- reported ID NUMBER         Record the number of your report to the authorities
Each picture is deleted a year after its match. If you use the embedded database, stop Velour first.`;

async function run([command, id = '', ...rest]: readonly string[]): Promise<string> {
  const isComplete =
    (command === 'list' && id === '') ||
    (command === 'export' && isUuid(id) && rest.length >= 2) ||
    (command === 'reported' && isUuid(id) && rest.length === 1);
  if (!isComplete) return usage;
  return onInstallation(async ({ db, clock, ids, log, openVault }) => {
    const quarantine = createQuarantine({
      db,
      clock,
      ids,
      log,
      key: (await openVault()).systemKey('quarantine'),
      onMatch: () => Promise.resolve(), // a command matches nothing
    });
    if (command === 'list') return JSON.stringify(await quarantine.list(), undefined, 2);
    if (command === 'reported') {
      const isKnown = await quarantine.markReported(id, rest[0] ?? '');
      return isKnown ? `Recorded the report of ${id}.` : `There’s no ${id} in quarantine.`;
    }
    return exportOne(quarantine, { id, rest, scopeOf: (site) => openScope(db, site) });
  });
}

interface Export {
  readonly id: string;
  readonly rest: readonly string[];
  readonly scopeOf: (siteId: string) => Scope;
}

async function exportOne(
  quarantine: ReturnType<typeof createQuarantine>,
  { id, rest: [file = '', ...reason], scopeOf }: Export,
): Promise<string> {
  const found = await quarantine.open(id);
  if (!found) return `There’s no ${id} in quarantine.`;
  const scope = scopeOf(found.site_id);
  const ids = createIds(clock);
  const audit = createAuditService({ clock, ids });
  const approvals = createApprovals({ clock, ids, audit, members: adminsOf });
  const consent = await approvals.consentTo(scope, { act: 'evidence.export', subject_id: id });
  if (consent === undefined) throw new CommandRefused(NEEDS_SECOND);
  // Audited before it is written: what cannot be recorded does not leave.
  await audit.record(scope, {
    actor: { kind: 'operator' },
    act: 'picture.quarantine_exported',
    subject: { type: 'quarantine', id },
    reason: reason.join(' '),
    after: { is_single_admin: consent === 'single_admin' },
  });
  await writeNew(file, found.content);
  await writeNew(`${file}.json`, found.details);
  return `Wrote ${file} and ${file}.json. Delete both as soon as the report is filed.`;
}

const NEEDS_SECOND =
  'Two people have to agree. First, an owner or safety admin requests this export under Admin → Safety report. Then another one approves it on the dashboard. The approval lasts a day.';

/** For its owner's eyes only; an existing file is not overwritten. */
async function writeNew(file: string, content: Buffer | string): Promise<void> {
  const target = await open(file, 'wx', 0o600);
  try {
    await target.writeFile(content);
  } finally {
    await target.close();
  }
}

await runCommand(run, isTaken);
