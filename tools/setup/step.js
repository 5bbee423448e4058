// Prints one line per step of a tool, and one clear line when a step fails.

/** A failure that the user can fix; shown without a stack trace. */
export class StepFailed extends Error {}

/** @param {string} text */
export function say(text) {
  process.stdout.write(`velour: ${text}\n`);
}

/**
 * Runs a tool's main function; a failed step becomes one line and exit code 1.
 * @param {() => Promise<number | void>} main
 */
export async function runTool(main) {
  try {
    process.exitCode = (await main()) ?? 0;
  } catch (error) {
    if (!(error instanceof StepFailed)) throw error;
    process.stderr.write(`velour: ${error.message}\n`);
    process.exitCode = 1;
  }
}
