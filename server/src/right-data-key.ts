// A server with another key than its database was made with does not start: it could read no chat, and would write with a second key.
import { ConfigError } from './config.ts';
import { opensDataKeys } from './modules/identity/service.ts';
import type { Db } from './platform/db/handle.ts';
import type { Vault } from './platform/encryption.ts';

/** Throws `ConfigError`. */
export async function requireRightDataKey(db: Db, vault: Vault): Promise<void> {
  if (await opensDataKeys(db, vault)) return;
  throw new ConfigError([
    'DATA_KEY: the chats in this database were encrypted with another key. Set the DATA_KEY that it was used with, or put its key file back at keys/data.key in DATA_DIR',
  ]);
}
