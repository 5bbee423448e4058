// Where drizzle-kit finds the tables when it drafts a migration; a person reads and names the SQL.
import { defineConfig } from 'drizzle-kit';

export const tableFiles = [
  './server/src/modules/*/*tables.ts',
  './server/src/modules/*/*/*tables.ts',
  './server/src/providers/*/*tables.ts',
  './server/src/providers/*/*/*tables.ts',
  './server/src/platform/http/idempotency.ts',
  './server/src/platform/root-key.ts',
];

export default defineConfig({
  dialect: 'postgresql',
  schema: tableFiles,
  out: './.cache/migrations',
});
