// What lies where in the data directory.
import { join } from 'node:path';

export function layout(dataDir: string) {
  return {
    database: join(dataDir, 'database'),
    lock: join(dataDir, 'velour.lock'),
    backups: join(dataDir, 'backups'),
  } as const;
}
