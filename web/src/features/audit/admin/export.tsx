// The audit log as a file: all pages of the current list, joined.
import { Download } from 'lucide-react';
import type { AuditEntry } from '@velour/contract/audit.ts';
import { toCsv } from '@velour/contract/csv.ts';
import { api } from '../../../lib/api.ts';
import { saveAs } from '../../../lib/save-as.ts';
import { siteConfig } from '../../../lib/site-config.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { filterQuery, type TableView } from '../../../ui/table/table-view.ts';
import { texts } from './texts.ts';

const PAGE = '1000';

const FILES = {
  csv: {
    type: 'text/csv;charset=utf-8',
    head: toCsv([texts.columns_of_file]),
    part: (entries: readonly AuditEntry[]) => toCsv(entries.map(rowOf)),
    foot: '',
  },
  json: {
    type: 'application/json',
    head: '[\n',
    part: (entries: readonly AuditEntry[], at: number) =>
      entries
        .map((entry, index) => `${at + index > 0 ? ',\n' : ''}${JSON.stringify(entry)}`)
        .join(''),
    foot: '\n]\n',
  },
} as const;
type Kind = keyof typeof FILES;

export function ExportLog({ view }: { view: TableView }) {
  const { run, pending } = useCall(gather, {
    done: ({ count }) => texts.exported(count),
    say: texts.not_exported,
    onDone: ({ file, kind }) => saveAs(`${siteConfig.host}-audit.${kind}`, file),
  });
  const item = (kind: Kind) => ({
    label: texts.files[kind],
    onSelect: () => void run(kind, view),
  });
  return (
    <Menu
      title={texts.export_sentence}
      trigger={
        <Button size="sm" icon={Download} pending={pending}>
          {texts.export}
        </Button>
      }
      items={[item('csv'), item('json')]}
    />
  );
}

/**
 * Each page is written as it arrives. A missing part would not be noticed, so the export contains all pages, or fails.
 */
async function gather(kind: Kind, view: TableView) {
  const { type, head, part, foot } = FILES[kind];
  const parts: string[] = [head];
  let count = 0;
  let cursor: string | null = null;
  do {
    const query: Record<string, string> = { ...filterQuery(view), limit: PAGE };
    if (cursor !== null) query['cursor'] = cursor;
    const page: Awaited<ReturnType<typeof api.audit.list>> = await api.audit.list({ query });
    parts.push(part(page.entries, count));
    count += page.entries.length;
    cursor = page.next_cursor;
  } while (cursor !== null);
  return { kind, count, file: new Blob([...parts, foot], { type }) };
}

const rowOf = (entry: AuditEntry) => [
  ...[entry.seq, entry.created_at, entry.actor_name ?? entry.actor_kind, entry.actor_id],
  ...[entry.act, entry.subject_type, entry.subject_id, entry.subject_name, entry.reason],
  ...[entry.before, entry.after].map((facts) => facts && JSON.stringify(facts)),
];
