// The message for a failed start: a sentence if the operator can fix it, otherwise the stack trace.
import { ConfigError } from './config.ts';
import { DatabaseRefused } from './platform/db/failures.ts';
import { nameSources } from './platform/source-lines.ts';
import { ImageFailure } from './providers/image/port.ts';
import { LlmFailure } from './providers/llm/port.ts';
import { ModerationFailure } from './providers/moderation/port.ts';
import { StorageFailure } from './providers/storage/port.ts';

const plainErrors = [
  ConfigError,
  DatabaseRefused,
  LlmFailure,
  ImageFailure,
  ModerationFailure,
  StorageFailure,
];

/** Errors that the operator can fix are printed as a sentence; others with their stack trace. */
export function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ('code' in error && error.code === 'EADDRINUSE')
    return `Another program is already using this address (${error.message}). Stop it, or set PORT.`;
  const isPlain = plainErrors.some((kind) => error instanceof kind);
  return isPlain ? error.message : nameSources(error.stack ?? error.message);
}
