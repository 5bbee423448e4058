// Database error classes, error classification and retries. Messages of `DatabaseRefused` are shown to the operator.
import { setTimeout as wait } from 'node:timers/promises';

/** The process cannot start; the message says why and what to do, in one sentence. */
export class DatabaseRefused extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'DatabaseRefused';
  }
}

/** Another running process has locked the data directory. */
export class DatabaseInUse extends DatabaseRefused {
  constructor(dataDir: string, holder: string) {
    super(
      `The data directory ${dataDir} is in use by ${holder}. Stop that process first, or use another DATA_DIR.`,
    );
    this.name = 'DatabaseInUse';
  }
}

/** A statement exceeded its time limit and was cancelled; its transaction is rolled back. */
export class StatementBudgetExceeded extends Error {
  constructor(budgetMs: number) {
    super(`A database statement was cancelled because it ran longer than ${budgetMs} ms.`);
    this.name = 'StatementBudgetExceeded';
  }
}

/** The outer database handle was used inside a transaction, where it could deadlock with itself. */
export class OuterHandleInTransaction extends Error {
  constructor() {
    super(
      'The outer database handle was used inside an open transaction. Pass the transaction (tx) down instead.',
    );
    this.name = 'OuterHandleInTransaction';
  }
}

/** Slow work was started inside an open transaction, which would keep its connection for as long. */
export class SlowWorkInTransaction extends Error {
  constructor(work: string) {
    super(`${work} was started inside an open transaction. Do it before the transaction.`);
    this.name = 'SlowWorkInTransaction';
  }
}

/** A statement failed and the caller continued, so the server rolls back instead of committing. */
export class SwallowedFailure extends Error {
  constructor() {
    super(
      'A statement of this transaction failed and the failure was ignored, so it cannot be committed. Use a savepoint (a transaction inside) where a failure is expected.',
    );
    this.name = 'SwallowedFailure';
  }
}

/** The connection broke or could not be made; the same call may succeed later. */
export class DatabaseLost extends Error {
  constructor(message = 'The database connection was lost.', options?: ErrorOptions) {
    super(message, options);
    this.name = 'DatabaseLost';
  }
}

/** True if a statement violated this constraint; looks through the chain of causes. */
export function isBreachOf(constraint: string, error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if ('constraint' in cause && cause.constraint === constraint) return true;
  return false;
}

/** SQLSTATE and system error codes for a full disk, a used-up quota or the maximum file size. */
const fullCodes = /^(53100|ENOSPC|EDQUOT|EFBIG)$/;
const fullMessages = /No space left on device|Disk quota exceeded|File too large/i;

/** True if the disk is full; looks through the chain of causes. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && typeof error.code === 'string' && fullCodes.test(error.code)) return true;
  if (error instanceof AggregateError && error.errors.some(isDiskFull)) return true;
  return fullMessages.test(error.message) || isDiskFull(error.cause);
}

/**
 * SQLSTATE and system error codes of connection failures, and of a server that stops, starts or has no free connection.
 */
const downCodes =
  /^(08\w{3}|57P0[1-3]|53300|ECONNREFUSED|ECONNRESET|EPIPE|ENOENT|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND)$/;
/** Messages of `pg` errors that have no code. */
const downMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** True if the database could not be reached; looks through the chain of causes. */
export function isDatabaseDown(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof DatabaseLost || downMessages.test(error.message)) return true;
  if ('code' in error && typeof error.code === 'string' && downCodes.test(error.code)) return true;
  if (error instanceof AggregateError) return error.errors.some(isDatabaseDown);
  return isDatabaseDown(error.cause);
}

/** Retries while the database is unreachable, for about fifteen seconds; other errors are thrown at once. */
export async function retryWhileDown<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt >= 6 || !isDatabaseDown(error)) throw error;
      await wait(100 * 2 ** attempt);
    }
  }
}

/** The maximum delay between two attempts of `retryUntilStored`. */
const MAX_PATIENT_MS = 5_000;

/**
 * Retries without a time limit while the database is unreachable or its disk is full; for data that exists only in this
 * process.
 */
export async function retryUntilStored<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isDatabaseDown(error) && !isDiskFull(error)) throw error;
      await wait(Math.min(100 * 2 ** attempt, MAX_PATIENT_MS));
    }
  }
}

/** Another transaction holds a lock that this one must not wait for: it is rolled back and retried. */
export class Contended extends Error {
  constructor(what: string) {
    super(`${what} is held by another transaction.`);
    this.name = 'Contended';
  }
}

/** SQLSTATE of serialization failures and deadlocks, after which the server has rolled back. */
const contendedCodes = /^(40001|40P01)$/;

/** True if the same transaction may succeed when retried; looks through the chain of causes. */
export function isContended(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof Contended) return true;
  return (
    ('code' in error && typeof error.code === 'string' && contendedCodes.test(error.code)) ||
    isContended(error.cause)
  );
}

/**
 * Retries a whole transaction while it is contended, for about five seconds, then throws the last
 * error. Pauses double, so that other transactions get through on a busy machine. Must not be used
 * inside another transaction: rolling back to a savepoint releases its row locks, but the
 * transactions that wait for them go on waiting until the outer one ends.
 */
export async function retryWhileContended<T>(transact: () => Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await transact();
    } catch (error) {
      if (attempt >= 15 || !isContended(error)) throw error;
      await wait(Math.min(25 * 2 ** attempt, 400) * (0.5 + Math.random() / 2));
    }
  }
}
