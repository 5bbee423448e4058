// The directory for databases and files of tests: in memory if there is room, because each test has its own database.
import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const MEMORY = '/dev/shm';
const ROOM_BYTES = 2 * 1024 ** 3;

/** Returns an existing directory; on a disk, creating a database takes ten times the processor time. */
export function testDirectory(): string {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= ROOM_BYTES ? MEMORY : tmpdir();
  } catch {
    return tmpdir(); // this system has no memory file system
  }
}
