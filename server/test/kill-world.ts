// Set-up for kill tests of chats: a site with a character and people, a slow model, and a server to kill.
import { randomBytes } from 'node:crypto';
import type { Message } from '@velour/contract/messages.ts';
import { startFakeModelServer } from './fakes/model-server/server.ts';
import { createDice, type Dice } from '@velour/demo-model/seeded.ts';
import { requireRootKey } from '../src/open-vault.ts';
import { openDatabase } from '../src/platform/db/open.ts';
import { testApp } from './app.ts';
import { quietLog, type DatabaseKind, type cleanUp } from './databases.ts';
import { startServer, type StartedServer } from './started-server.ts';
import { createTirelessPerson, type TirelessPerson } from './tireless-person.ts';
import { replyTo, streamSlowly } from './model-replies.ts';

export interface KillWorld {
  readonly dice: Dice;
  readonly people: readonly TirelessPerson[];
  /** The messages that reached the model. */
  readonly requested: ReadonlySet<string>;
  /** When the model's connection was closed, by the message that it was replying to. */
  readonly cuts: ReadonlyMap<string, number>;
  readonly server: StartedServer;
  /** While true, no reply gets its last chunk, so every fault falls into the middle of a reply. */
  isHeld: boolean;
  /** The complete reply to a message. */
  fullReply(message: string): string;
  /** Starts the server again on the same data. */
  start(): Promise<void>;
  call<T>(person: TirelessPerson, path: string, body?: object): Promise<T>;
  history(person: TirelessPerson): Promise<Message[]>;
}

interface Options {
  readonly kind: DatabaseKind;
  readonly later: ReturnType<typeof cleanUp>;
  readonly people: number;
  readonly seed: number;
  /** The number of chunks per reply. */
  readonly pieces: number;
}

const PIECES_PER_SECOND = 60;

export async function createKillWorld(options: Options): Promise<KillWorld> {
  const { kind, later, pieces } = options;
  const dice = createDice(options.seed);
  const place = await kind.place();
  const dataKey = randomBytes(32);
  const guests = await settle({ ...options, place, dataKey });
  const requested = new Set<string>();
  const cuts = new Map<string, number>();
  const model = await startFakeModelServer();
  later(() => model.close());
  model.behave(
    streamSlowly({
      pieces,
      perSecond: PIECES_PER_SECOND,
      isHeld: () => world.isHeld,
      requested: (message) => requested.add(message),
      cut: (message, when) => cuts.set(message, when),
    }),
  );
  const environment = {
    DATA_DIR: place.dataDir,
    DATA_KEY: dataKey.toString('base64'),
    LLM_BASE_URL: `${model.url}/v1`,
    IMAGE_PROBE: 'off',
    LOG_LEVEL: 'info',
    ...(place.url === undefined ? {} : { DATABASE_URL: place.url }),
  };
  let server = await startServer(environment);
  later(async () => void (await server.end('SIGTERM')));
  const people = guests.map((guest) =>
    createTirelessPerson({ ...guest, address: () => server.address, random: dice.next }),
  );
  later(async () => people.forEach((person) => person.leave()));

  const call = async <T>(person: TirelessPerson, path: string, body?: object): Promise<T> => {
    const response = await fetch(
      `http://${server.address}/api/chats/${person.session_id}${path}${path.includes('?') ? '&' : '?'}host=pd`,
      {
        method: body ? 'POST' : 'GET',
        headers: {
          authorization: `Bearer ${person.token}`,
          ...(body ? { 'content-type': 'application/json' } : {}),
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
      },
    );
    if (!response.ok) throw new Error(`${path} was answered ${await response.text()}`);
    // The server has validated it against the contract.
    return (await response.json()) as T;
  };

  const world: KillWorld = {
    isHeld: false,
    dice,
    people,
    requested,
    cuts,
    get server() {
      return server;
    },
    fullReply: (message) => replyTo(message, pieces),
    async start() {
      server = await startServer(environment);
    },
    call,
    async history(person) {
      const all: Message[] = [];
      for (;;) {
        const after = all.at(-1)?.seq ?? 0;
        const page = await call<{ messages: Message[]; has_after: boolean }>(
          person,
          `/history?after=${after}&limit=100`,
        );
        all.push(...page.messages);
        if (!page.has_after) return all;
      }
    },
  };
  return world;
}

/** Creates people with a chat each, in a new database. */
async function settle(
  at: Options & { place: Awaited<ReturnType<DatabaseKind['place']>>; dataKey: Buffer },
): Promise<{ token: string; session_id: string }[]> {
  const afterwards: (() => Promise<void>)[] = [];
  const database = await openDatabase({ ...at.place, log: quietLog });
  const app = await testApp({
    database,
    master: await requireRootKey(database.db, at.dataKey),
    later: (work) => void afterwards.push(work),
  });
  const character_id = await app.addCharacter();
  const guests = [];
  for (let count = 0; count < at.people; count += 1) {
    const visitor = await app.visitor();
    const { session_id } = await visitor.chat.open({ body: { character_id } });
    guests.push({ token: visitor.token, session_id });
  }
  for (const work of afterwards.reverse()) await work();
  await database.close();
  return guests;
}
