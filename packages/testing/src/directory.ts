// Where tests put databases and files: in memory where there is room, since each test has a database of its own.
import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const MEMORY = '/dev/shm';
const ROOM_BYTES = 2 * 1024 ** 3;

/** A directory that exists; on a disk, making a database takes ten times the processor time. */
export function testDirectory(): string {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= ROOM_BYTES ? MEMORY : tmpdir();
  } catch {
    return tmpdir(); // this system has none
  }
}
