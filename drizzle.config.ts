// Where drizzle-kit finds the tables when it drafts a migration; a person reads and names the SQL.
import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: [
    './server/src/modules/*/*tables.ts',
    './server/src/modules/*/*/*tables.ts',
    './server/src/providers/*/*tables.ts',
    './server/src/providers/*/*/*tables.ts',
    './server/src/platform/http/idempotency.ts',
  ],
  out: './.cache/migrations',
});
