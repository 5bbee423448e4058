// How a command ends: its text on standard output, or the reason of a refusal on standard error with exit code 1.
import { ConfigError } from './config.ts';
import { DatabaseRefused } from './platform/db/failures.ts';

/** `isExpected`: whether an error says everything that its reader needs; any other one is thrown with its stack. */
export async function runCommand(
  run: (words: string[]) => Promise<string>,
  isExpected: (error: Error) => boolean = () => false,
): Promise<void> {
  try {
    process.stdout.write(`${await run(process.argv.slice(2))}\n`);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const isRefusal = error instanceof ConfigError || error instanceof DatabaseRefused;
    if (!isRefusal && !isExpected(error)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}

/** For commands that write a file of their reader's: one that exists stays. */
export const isTaken = (error: Error): boolean => 'code' in error && error.code === 'EEXIST';
