// Loaded before the product by a test: ends the process, as by a power cut, around one statement that it sends.
import { Worker } from 'node:worker_threads';
import pg from 'pg';

/** `text|count|more`: at the count-th statement that has this text, or so many statements later. */
const [text = '', count = '1', more = '0'] = (process.env['DIE_AT'] ?? '').split('|');
let left = Number(count);
let after = Number(more);

function look(statement: string): void {
  if (left > 0 && statement.includes(text)) left -= 1;
  if (left > 0) return;
  if (after === 0) process.kill(process.pid, 'SIGKILL');
  after -= 1;
}

/** Statements to a server pass here, those to the embedded database there. */
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
