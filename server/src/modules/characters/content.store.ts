// The column with the content of a character, in versions and creations.
import { customType } from 'drizzle-orm/pg-core';
import type { CharacterContent } from '@velour/contract/own-characters.ts';
import { completeContent, type GivenContent } from './characters.rules.ts';

/** A content that was stored before a field existed is read with that field's default. */
export const storedContent = customType<{ data: CharacterContent; driverData: string | object }>({
  dataType: () => 'jsonb',
  toDriver: (content) => JSON.stringify(content),
  fromDriver: (stored) =>
    // Written by this type, now or by an earlier version of it.
    completeContent((typeof stored === 'string' ? JSON.parse(stored) : stored) as GivenContent),
});
