// Preloaded into the product by tests: ends the process abruptly around one SQL statement.
import { Worker } from 'node:worker_threads';
import pg from 'pg';

/**
 * `text|count|more`: at the count-th statement that contains the text, or `more` statements later.
 */
const [text = '', count = '1', more = '0'] = (process.env['DIE_AT'] ?? '').split('|');
let left = Number(count);
let after = Number(more);

function look(statement: string): void {
  if (left > 0 && statement.includes(text)) left -= 1;
  if (left > 0) return;
  if (after === 0) process.kill(process.pid, 'SIGKILL');
  after -= 1;
}

/**
 * Statements to a PostgreSQL server pass through a socket, those to the embedded database through a
 * worker.
 */
function watch(on: object, name: string): void {
  const full = Reflect.get(on, name) as (...given: unknown[]) => unknown;
  Reflect.set(on, name, function (this: unknown, ...given: unknown[]): unknown {
    look(
      JSON.stringify(given[0], (_, value: unknown) => (typeof value === 'bigint' ? 0 : value)) ??
        '',
    );
    return full.apply(this, given);
  });
}

if (text !== '') {
  watch(pg.Client.prototype, 'query');
  watch(Worker.prototype, 'postMessage');
}
