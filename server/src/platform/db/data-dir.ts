// Paths in the data directory, and which of them a backup contains.
import { join } from 'node:path';

export function layout(dataDir: string) {
  return {
    database: join(dataDir, 'database'),
    lock: join(dataDir, 'velour.lock'),
    /** Contains the address of the running process's backup socket. */
    backupSocket: join(dataDir, 'velour.door'),
    backups: join(dataDir, 'backups'),
    /** A snapshot of the database's files, while a backup is packed. */
    staging: join(dataDir, '.backing-up'),
    /** A backup that is being unpacked, and may be incomplete. */
    unpacking: join(dataDir, '.unpacking'),
    /** A complete backup that is being moved into place. */
    restoring: join(dataDir, '.restoring'),
    /** The data that the last restore replaced. */
    replaced: join(dataDir, 'replaced'),
  } as const;
}

/**
 * True for everything but our own temporary files: keys, stored files, and whatever later versions
 * add. The database is packed from its snapshot instead.
 */
export function isBackedUp(name: string): boolean {
  return !/^(database(\.unfinished)?|velour\.(lock|door).*|backups|replaced|\..*)$/.test(name);
}
