// `npm run bench [name…]`: runs the benchmarks, each with its baseline in the same run.
import { run as assets } from './assets.bench.ts';
import { run as books } from './books.bench.ts';
import { run as cards } from './cards.bench.ts';
import { run as catalogue } from './catalogue.bench.ts';
import { run as chatScroll } from './chat-scroll.bench.ts';
import { run as chat } from './chat.bench.ts';
import { run as firstLoad } from './first-load.bench.ts';
import { run as identity } from './identity.bench.ts';
import { run as likeness } from './likeness.bench.ts';
import { run as longChat } from './long-chat.bench.ts';
import { run as memory } from './memory.bench.ts';
import { run as moderation } from './moderation.bench.ts';
import { run as painter } from './painter.bench.ts';
import { run as pictures } from './pictures.bench.ts';
import { run as prompt } from './prompt.bench.ts';
import { run as scroll } from './scroll.bench.ts';
import { run as search } from './search.bench.ts';
import { run as sockets } from './sockets.bench.ts';
import { run as start } from './start.bench.ts';
import { run as studioGrid } from './studio-grid.bench.ts';
import { run as studioJobs } from './studio-jobs.bench.ts';
import { run as walk } from './walk.bench.ts';
import { run as wallet } from './wallet.bench.ts';
import { run as webhooks } from './webhooks.bench.ts';
import { run as wizard } from './wizard.bench.ts';

const benches: Record<string, () => Promise<void>> = {
  start,
  catalogue,
  cards,
  chat,
  'long-chat': longChat,
  memory,
  prompt,
  search,
  sockets,
  pictures,
  assets,
  'first-load': firstLoad,
  scroll,
  'chat-scroll': chatScroll,
  moderation,
  painter,
  likeness,
  identity,
  'studio-jobs': studioJobs,
  'studio-grid': studioGrid,
  walk,
  wallet,
  books,
  webhooks,
  wizard,
};

const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !(name in benches));
if (unknown.length > 0) {
  process.stderr.write(
    `No benchmark is called ${unknown.join(', ')}. There are: ${Object.keys(benches).join(', ')}.\n`,
  );
  process.exit(2);
}
for (const [name, run] of Object.entries(benches)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  process.stdout.write(`\n# ${name}\n`);
  await run();
}
