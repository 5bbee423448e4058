// The problems that calls answer with beyond those of every call of their kind. Tests refuse what is missing here.
import type { ErrorCode } from './errors.ts';

export const problems = {} as const satisfies Readonly<Record<string, readonly ErrorCode[]>>;
