// What lies where in the data directory, and what of it a backup holds.
import { join } from 'node:path';

export function layout(dataDir: string) {
  return {
    database: join(dataDir, 'database'),
    lock: join(dataDir, 'velour.lock'),
    /** Says where the running process can be asked for a backup. */
    backupSocket: join(dataDir, 'velour.door'),
    backups: join(dataDir, 'backups'),
    /** The database's files as of one moment, while a backup is packed. */
    staging: join(dataDir, '.backing-up'),
    /** A backup that is being unpacked, and may be incomplete. */
    unpacking: join(dataDir, '.unpacking'),
    /** A whole backup that is being put in place. */
    restoring: join(dataDir, '.restoring'),
    /** What the last restore put aside. */
    replaced: join(dataDir, 'replaced'),
  } as const;
}

/**
 * Everything that is not ours to leave out: the keys, the pictures, and whatever comes later. The database
 * itself is packed from its own copy.
 */
export function isBackedUp(name: string): boolean {
  return !/^(database(\.unfinished)?|velour\.(lock|door).*|backups|replaced|\..*)$/.test(name);
}
