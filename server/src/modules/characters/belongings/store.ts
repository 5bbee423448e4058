// The SQL of all the characters of one member.
import type { Traits } from '@velour/contract/characters.ts';
import { and, asc, count, eq, getTableColumns } from 'drizzle-orm';
import type { Scope } from '../../../platform/db/scope.ts';
import { character } from '../tables.ts';
import { readWords } from '../words/rules.ts';

const isOf = (scope: Scope, ownerId: string) =>
  and(eq(character.owner_id, ownerId), eq(character.site_id, scope.site_id));

export async function countPrivate(scope: Scope, ownerId: string): Promise<number> {
  const [row] = await scope.db
    .select({ n: count() })
    .from(character)
    .where(and(isOf(scope, ownerId), eq(character.visibility, 'private')));
  return row?.n ?? 0;
}

const { handles: _handles, words: _words, ...columns } = getTableColumns(character);

export async function listAllOf(scope: Scope, ownerId: string) {
  return scope.db
    .select(columns)
    .from(character)
    .where(isOf(scope, ownerId))
    .orderBy(asc(character.id));
}

const noTraits: Traits = {
  type: '',
  ethnicity: '',
  body: '',
  breast: '',
  butt: '',
  hair_style: '',
  hair_colour: '',
  eye_colour: '',
  skin: '',
  personalities: [],
  fetishes: [],
};

/** False where somebody else's chats need it still. */
export async function removeUnused(scope: Scope, id: string): Promise<boolean> {
  try {
    // A savepoint: the failure that is expected here must not undo what was done before.
    await scope.db.transaction((tx) => tx.delete(character).where(eq(character.id, id)));
    return true;
  } catch (error) {
    if (isStillNamed(error)) return false;
    throw error;
  }
}

/** Nothing of it is left but the name, which stands over the chats of others; nobody finds it or can talk to it. */
export async function emptyOut(scope: Scope, id: string, at: Date): Promise<void> {
  const blank = { tagline: '', description: '', tags: [] };
  const [row] = await scope.db
    .update(character)
    .set({
      ...blank,
      owner_id: null,
      visibility: 'rejected',
      greeting: '',
      alternate_greetings: [],
      personality: '',
      scenario: '',
      example_dialogue: '',
      system_notes: '',
      traits: noTraits,
      portrait_id: null,
      hover_id: null,
      gallery_ids: [],
      portrait_preview: '',
      updated_at: at,
    })
    .where(eq(character.id, id))
    .returning({ name: character.name });
  if (!row) return;
  const words = readWords({ name: row.name, ...blank });
  await scope.db.update(character).set(words).where(eq(character.id, id));
}

/** PostgreSQL's word for a row that another one refers to. */
const STILL_NAMED = '23503';

function isStillNamed(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && error.code === STILL_NAMED) return true;
  return isStillNamed(error.cause);
}
