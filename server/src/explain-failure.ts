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
  const refusal = explainRefusal(error);
  if (refusal !== undefined) return refusal;
  const isPlain = plainErrors.some((kind) => error instanceof kind);
  return isPlain ? error.message : nameSources(error.stack ?? error.message);
}

/** A folder that the server may not write to, or that is a file. */
const UNUSABLE = ['EACCES', 'EEXIST', 'ENOSPC', 'ENOTDIR', 'EPERM', 'EROFS'];

/** What the operating system refused: an address to listen at, or a file. */
function explainRefusal({ code, message, path, syscall }: NodeJS.ErrnoException) {
  if (code === 'EADDRINUSE')
    return `Another program is already using this address (${message}). Stop it, or set PORT.`;
  if (syscall === 'listen' || syscall === 'getaddrinfo')
    return `Velour can’t listen at this address (${message}). Check BIND and PORT.`;
  if (path !== undefined && (syscall === 'mkdir' || UNUSABLE.includes(code ?? '')))
    return `Velour can’t write its files (${message}). Check DATA_DIR, its permissions, and its free space.`;
  return undefined;
}
