// Opens the keys of a deployment. A server with another DATA_KEY than its database was made with does not start: it could read no chat.
import { ConfigError } from './config.ts';
import { opensDataKeys } from './modules/identity/service.ts';
import type { Db } from './platform/db/handle.ts';
import { createVault, type Vault } from './platform/encryption.ts';
import { openRootKey } from './platform/root-key.ts';

/** The root key of a migrated database. Throws `ConfigError`. */
export async function requireRootKey(db: Db, wrappingKey: Buffer): Promise<Buffer> {
  const root = await openRootKey(db, wrappingKey, (tx, key) => opensDataKeys(tx, createVault(key)));
  if (root) return root;
  throw new ConfigError([
    'DATA_KEY: the chats in this database were encrypted with another key. Set the DATA_KEY that it was used with, or put its key file back at keys/data.key in DATA_DIR',
  ]);
}

/** Throws `ConfigError`. */
export const openVault = async (db: Db, wrappingKey: Buffer): Promise<Vault> =>
  createVault(await requireRootKey(db, wrappingKey));
