// What lies where in the data directory, and what of it a backup holds.
import { join } from 'node:path';

export function layout(dataDir: string) {
  return {
    database: join(dataDir, 'database'),
    lock: join(dataDir, 'velour.lock'),
    /** Holds the address of the running process's backup socket. */
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
 * Everything but our own working files: the keys, the images, and what later versions add. The database
 * itself is packed from its own copy.
 */
export function isBackedUp(name: string): boolean {
  return !/^(database(\.unfinished)?|velour\.(lock|door).*|backups|replaced|\..*)$/.test(name);
}
