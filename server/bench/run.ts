// `npm run bench [name…]`: runs the benches, each beside what it is compared with in the same run.
import { run as chat } from './chat.bench.ts';
import { run as longChat } from './long-chat.bench.ts';
import { run as sockets } from './sockets.bench.ts';
import { run as start } from './start.bench.ts';

const benches: Record<string, () => Promise<void>> = {
  start,
  chat,
  'long-chat': longChat,
  sockets,
};

const asked = process.argv.slice(2);
for (const [name, run] of Object.entries(benches)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  process.stdout.write(`\n# ${name}\n`);
  await run();
}
