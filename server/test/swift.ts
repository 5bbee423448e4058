// A temporary OpenStack Swift server with its S3 interface, from Debian's packages, with a single replica.
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { testDirectory } from '@velour/testing/directory.ts';
import { freePorts } from '@velour/testing/free-ports.ts';

const run = promisify(execFile);
const stores = ['account', 'container', 'object'] as const;
const credentials = { accessKeyId: 'test:tester', secretAccessKey: 'testing' };
/** Its programs are in Python, and take a second or more to load on a busy machine. */
const LONGEST_START_MS = 60_000;

export interface Swift {
  readonly endpoint: string;
  readonly credentials: typeof credentials;
  createBucket(name: string): Promise<void>;
  remove(): Promise<void>;
}

export async function makeSwift(): Promise<Swift> {
  const directory = await mkdtemp(join(testDirectory(), 'velour-swift-'));
  await mkdir(join(directory, 'devices', 'd1'), { recursive: true });
  const [proxy = 0, cache = 0, ...ports] = await freePorts(2 + stores.length);
  const common = (port: number): string =>
    `[DEFAULT]\nbind_ip = 127.0.0.1\nbind_port = ${port}\nuser = ${userInfo().username}\n` +
    `swift_dir = ${directory}\nworkers = 0\ndevices = ${join(directory, 'devices')}\nmount_check = false\n`;
  for (const [at, store] of stores.entries()) {
    const port = ports[at] ?? 0;
    const builder = join(directory, `${store}.builder`);
    await run('swift-ring-builder', [builder, 'create', '1', '1', '1']);
    await run('swift-ring-builder', [builder, 'add', `r1z1-127.0.0.1:${port}/d1`, '1']);
    await run('swift-ring-builder', [builder, 'rebalance']);
    await writeFile(
      join(directory, `${store}.conf`),
      `${common(port)}[pipeline:main]\npipeline = ${store}-server\n[app:${store}-server]\nuse = egg:swift#${store}\n`,
    );
  }
  await writeFile(join(directory, 'proxy.conf'), common(proxy) + proxySettings(cache));

  const children: ChildProcess[] = [
    spawn('memcached', ['-l', '127.0.0.1', '-p', `${cache}`, '-u', userInfo().username]),
    ...[...stores, 'proxy'].map((name) =>
      spawn(`swift-${name}-server`, [join(directory, `${name}.conf`)], { stdio: 'ignore' }),
    ),
  ];
  const endpoint = `http://127.0.0.1:${proxy}`;
  const client = new S3Client({ region: 'us-east-1', endpoint, forcePathStyle: true, credentials });
  const createBucket = async (Bucket: string): Promise<void> => {
    const until = Date.now() + LONGEST_START_MS;
    for (;;) {
      try {
        await client.send(new CreateBucketCommand({ Bucket }));
        return;
      } catch (error) {
        if (Date.now() > until) throw error; // until then it is starting
        await wait(250);
      }
    }
  };
  return {
    endpoint,
    credentials,
    createBucket,
    async remove() {
      client.destroy();
      for (const child of children) {
        if (child.exitCode !== null || child.signalCode !== null) continue;
        const gone = once(child, 'exit');
        child.kill('SIGKILL');
        await gone;
      }
      await rm(directory, { recursive: true, force: true });
    },
  };
}

const proxySettings = (cache: number): string => `[pipeline:main]
pipeline = cache s3api tempauth proxy-server
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:${cache}
[filter:s3api]
use = egg:swift#s3api
location = us-east-1
[filter:tempauth]
use = egg:swift#tempauth
user_test_tester = ${credentials.secretAccessKey} .admin
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
`;
