// The command `npm run replace-key`: replaces the key in DATA_KEY. What is stored need not be encrypted again, and the server may run.
import { randomBytes } from 'node:crypto';
import { ConfigError } from './config.ts';
import { requireRootKey } from './open-vault.ts';
import { parseKey, readWrappingKey, replaceKeyFile } from './platform/encryption.ts';
import { forgetOtherKeys, hasNewerKey, wrapRootKey } from './platform/root-key.ts';
import { onInstallation, runCommand, type Installation } from './run-command.ts';

const usage = `Usage:
  NEW_DATA_KEY=… npm run replace-key   Let a second key open the database, alongside DATA_KEY
  npm run replace-key -- --finish      Keep only DATA_KEY, once every process uses the new one
  npm run replace-key                  Without DATA_KEY: replace the key file in DATA_DIR
Backups still need the key they were made with. If you use the embedded database, stop Velour first.`;

const older = `
This database was set up by an older version, with the key that you are replacing: anyone with that key and a copy of
the database can still read it.`;

async function run(args: readonly string[]): Promise<string> {
  const isLast = args[0] === '--finish';
  if (args.length > (isLast ? 1 : 0)) return usage;
  return onInstallation(async (on) => {
    const { DATA_KEY: text, NEW_DATA_KEY: next, DATA_DIR: dataDir } = on.config;
    const wrappingKey = readWrappingKey({ dataKey: text, dataDir });
    const root = await requireRootKey(on.db, wrappingKey);
    if (isLast) return finish(on, wrappingKey);
    const warning = root.equals(wrappingKey) ? older : '';
    if (text === undefined && next === undefined) return `${await replaceFile(on, root)}${warning}`;
    if (next === undefined) throw new ConfigError(['NEW_DATA_KEY: must be set to the new key']);
    await wrapRootKey(on.db, root, parseKey(next, 'NEW_DATA_KEY'));
    return `Both keys open this database now. Set DATA_KEY to the new one for every process and restart them, one after another if you like. Then run: npm run replace-key -- --finish${warning}`;
  });
}

async function finish({ db }: Installation, wrappingKey: Buffer): Promise<string> {
  // It would keep the key that is to be replaced, and forget the new one.
  if (await hasNewerKey(db, wrappingKey))
    throw new ConfigError([
      'DATA_KEY: this is the previous key. Set it to the new one for every process and for this command',
    ]);
  const forgotten = await forgetOtherKeys(db, wrappingKey);
  return forgotten === 0
    ? 'DATA_KEY is the only key that opens this database.'
    : 'The previous key doesn’t open this database anymore.';
}

/** Both keys open the database until the file is replaced, so that a killed command changes nothing. */
async function replaceFile({ db, config }: Installation, root: Buffer): Promise<string> {
  const key = randomBytes(32);
  await wrapRootKey(db, root, key);
  replaceKeyFile(config.DATA_DIR, key);
  await forgetOtherKeys(db, key);
  return `Replaced the key file in ${config.DATA_DIR}/keys. The previous key doesn’t open this database anymore.`;
}

await runCommand(run);
