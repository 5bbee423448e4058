// Database errors; the messages of the first kind are shown to the operator as they are.
import { setTimeout as wait } from 'node:timers/promises';

/** The start cannot go on, and the message says in one sentence why and what to do. */
export class DatabaseRefused extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'DatabaseRefused';
  }
}

/** Another running process holds the data directory. */
export class DatabaseInUse extends DatabaseRefused {
  constructor(dataDir: string, holder: string) {
    super(
      `The data directory ${dataDir} is in use by ${holder}. Stop that process first, or use another DATA_DIR.`,
    );
    this.name = 'DatabaseInUse';
  }
}

/** A statement ran longer than it may and was cancelled; what its transaction did is undone. */
export class StatementBudgetExceeded extends Error {
  constructor(budgetMs: number) {
    super(`A database statement was cancelled because it ran longer than ${budgetMs} ms.`);
    this.name = 'StatementBudgetExceeded';
  }
}

/** The outer handle was used where a transaction is open: it would wait for itself. */
export class OuterHandleInTransaction extends Error {
  constructor() {
    super(
      'The outer database handle was used inside an open transaction. Pass the transaction (tx) down instead.',
    );
    this.name = 'OuterHandleInTransaction';
  }
}

/** Slow work was started inside an open transaction, which would hold its connection for as long. */
export class SlowWorkInTransaction extends Error {
  constructor(work: string) {
    super(`${work} was started inside an open transaction. Do it before the transaction.`);
    this.name = 'SlowWorkInTransaction';
  }
}

/** A statement failed, the caller continued, and the server rolls back instead of committing. */
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

/** Whether a statement failed because of this constraint, whatever layers the error went through. */
export function isBreachOf(constraint: string, error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if ('constraint' in cause && cause.constraint === constraint) return true;
  return false;
}

/** SQLSTATE and system codes of a disk, quota or file size that is used up. */
const fullCodes = /^(53100|ENOSPC|EDQUOT|EFBIG)$/;
const fullMessages = /No space left on device|Disk quota exceeded|File too large/i;

/** True when nothing more could be written, whatever layers the error went through. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && typeof error.code === 'string' && fullCodes.test(error.code)) return true;
  if (error instanceof AggregateError && error.errors.some(isDiskFull)) return true;
  return fullMessages.test(error.message) || isDiskFull(error.cause);
}

/** Connection failures, a server that stops, starts or has no connection left (SQLSTATE), and what the system says. */
const downCodes =
  /^(08\w{3}|57P0[1-3]|53300|ECONNREFUSED|ECONNRESET|EPIPE|ENOENT|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND)$/;
/** `pg` gives these no code. */
const downMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** True when the database could not be reached, whatever layers the error went through. */
export function isDatabaseDown(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof DatabaseLost || downMessages.test(error.message)) return true;
  if ('code' in error && typeof error.code === 'string' && downCodes.test(error.code)) return true;
  if (error instanceof AggregateError) return error.errors.some(isDatabaseDown);
  return isDatabaseDown(error.cause);
}

/** Retries while the database is down, for about fifteen seconds; other errors are thrown at once. */
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

/** Another transaction holds what this one needs and must not be waited for: this one is undone and run again. */
export class Contended extends Error {
  constructor(what: string) {
    super(`${what} is held by another transaction.`);
    this.name = 'Contended';
  }
}

/** Serialization failure and deadlock (SQLSTATE): the server has undone the transaction. */
const contendedCodes = /^(40001|40P01)$/;

/** True where the same transaction may succeed when it is run again, whatever layers the error went through. */
export function isContended(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof Contended) return true;
  return (
    ('code' in error && typeof error.code === 'string' && contendedCodes.test(error.code)) ||
    isContended(error.cause)
  );
}

/**
 * Runs a whole transaction again while it is contended, for about five seconds, then throws the last error. Pauses double,
 * so that others come in between on a busy machine, too. Never inside another transaction: a savepoint that is rolled
 * back lets go of its rows, but those that wait for them wait on until the outer transaction ends.
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
