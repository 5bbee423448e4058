// The full statement as a CSV file, joined from all of its pages.
import { Download } from 'lucide-react';
import { api } from '../../../lib/api.ts';
import { saveAs } from '../../../lib/save-as.ts';
import { siteConfig } from '../../../lib/site-config.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import type { Unit } from '../queries.ts';
import { texts } from '../texts.ts';

const words = texts.statement;

export function ExportStatement({ unit }: { unit: Unit }) {
  const { run, pending } = useCall(gather, {
    done: words.saved,
    say: words.not_saved,
    onDone: (parts) => {
      const file = new Blob(parts, { type: 'text/csv;charset=utf-8' });
      saveAs(`${siteConfig.host}-${unit}s.csv`, file);
    },
  });
  return (
    <Button size="sm" icon={Download} pending={pending} onClick={() => void run(unit)}>
      {words.download}
    </Button>
  );
}

/** A missing part would not be noticed, so the export contains all pages, or fails. */
async function gather(unit: Unit): Promise<string[]> {
  const parts: string[] = [];
  let cursor: string | null = null;
  do {
    const query: { unit: Unit; cursor?: string } = cursor === null ? { unit } : { unit, cursor };
    const page = await api.wallet.transactionsCsv({ query });
    parts.push(page.csv);
    cursor = page.next_cursor;
  } while (cursor !== null);
  return parts;
}
