// Replaces tags on all characters that have them, in batches, and undoes it.
import type { Clock } from '../../../platform/clock.ts';
import type { Scope } from '../../../platform/db/scope.ts';
import { lockRetagged, lockTagged, retag, type Tagged } from './retag.store.ts';
import type { Touched } from './undo.store.ts';

const AT_ONCE = 500;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

export function createRetagging({ clock }: { clock: Clock }) {
  const rewrite = async (tx: Scope, next: (after: string) => Promise<Tagged[]>) => {
    let after = FIRST_ID;
    const touched: Touched[] = [];
    for (;;) {
      const rows = await next(after);
      const last = rows.at(-1);
      if (!last) return touched;
      await retag(tx, rows, clock.now());
      for (const { id: character_id, version } of rows) {
        touched.push({ character_id, before: { version }, after: { version: version + 1 } });
      }
      after = last.id;
    }
  };

  return {
    /** Removes these tags, or replaces them by one. */
    replace(tx: Scope, names: readonly string[], into?: string): Promise<Touched[]> {
      const gone = new Set(names);
      return rewrite(tx, async (after) => {
        const rows = await lockTagged(tx, names, { after, most: AT_ONCE });
        return rows.map((row) => ({
          ...row,
          tags: [...new Set(row.tags.flatMap((tag) => (gone.has(tag) ? (into ?? []) : tag)))],
        }));
      });
    },

    /** Undoes a replacement on characters whose tags are unchanged since; returns their number. */
    async putBack(tx: Scope, undoId: string): Promise<number> {
      const touched = await rewrite(tx, (after) =>
        lockRetagged(tx, undoId, { after, most: AT_ONCE }),
      );
      return touched.length;
    },
  };
}
