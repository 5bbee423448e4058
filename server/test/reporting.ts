// Set-up for tests of reports: admins, creators, removal requests from different networks, and decisions.
import { testApp, type Person } from './app.ts';
import { quietLog, type cleanUp } from './databases.ts';
import { createPictured, type removal } from './pictured.ts';
import { createPuppetLlm } from './fakes/fake-llm.ts';
import type { Database } from '../src/platform/db/open.ts';
import { openScope } from '../src/platform/db/scope.ts';

export type Reporting = Awaited<ReturnType<typeof openReporting>>;

interface How {
  readonly by?: Person;
  readonly seen?: 'open' | 'upheld' | 'rejected';
  readonly reason?: string;
}

export async function openReporting(database: Database, later: ReturnType<typeof cleanUp>) {
  const alarms: object[] = [];
  const error = (fields: object) => void alarms.push(fields);
  const llm = createPuppetLlm();
  const app = await testApp({ database, later, llm, log: { ...quietLog, error } });
  const [root, other, creator] = [await app.admin(), await app.admin(), await app.member()];
  await database.pool.query(
    `update person set email = 'maker@example.com', email_verified = true, name = 'Maker', public_name = 'Maker' where id = $1`,
    [creator.id],
  );
  const world = createPictured(app, database);
  const scope = () => openScope(database.db, app.site_id);
  /** Lets values expire that a process caches for two seconds. */
  const waitASecondOrTwo = () => app.clock.forward(2_001);
  const status = async (url: string) => {
    waitASecondOrTwo();
    return (await app.http.inject(url)).statusCode;
  };
  let places = 0;

  return {
    alarms,
    app,
    llm,
    database,
    root,
    other,
    creator,
    world,
    scope,
    waitASecondOrTwo,
    status,

    /** The status of a picture at its public address. */
    plain: (id: string) => status(`/assets/${id}/96`),

    from: (address: string, body: object) =>
      app.http.inject({
        method: 'POST',
        url: '/api/removals?host=pd',
        headers: { 'x-forwarded-for': address },
        payload: body,
      }),

    /** Each from another network, because requests are limited per network. */
    request: (body: ReturnType<typeof removal>) =>
      app.app.reports.askRemoval(scope(), `198.18.${(places += 1)}.1`, body),

    decide: (
      report_id: string,
      decision: 'uphold' | 'reject',
      { by = root, seen = 'open', reason = 'We have looked at it.' }: How = {},
    ) => by.reports.decide({ params: { report_id }, body: { decision, reason, seen } }),
  };
}
