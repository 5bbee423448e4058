// Encrypted evidence, for owners and admins with the safety role: never a picture, only its data.
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { hasRole } from '@velour/contract/admin-role-values.ts';
import type { Evidence as Picture } from '@velour/contract/quarantine.ts';
import { api } from '../../../lib/api.ts';
import { formatDay, formatMoment } from '../../../lib/formats.ts';
import { q } from '../../../lib/queries.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { LoadFailed } from '../../shared/admin/load-failed.tsx';
import { ReasonDialog } from '../../shared/admin/reason-dialog.tsx';
import { useAdminCall } from '../../shared/admin/use-admin-call.ts';
import { texts } from './texts.ts';

/** Renders nothing for admins without the role. */
export function Evidence() {
  const { data: user } = useQuery(q.account.user());
  return user && hasRole(user.admin_roles, 'safety') ? <List /> : null;
}

function List() {
  const { data, error, refetch } = useQuery(q.quarantine.list());
  const [asked, ask] = useState<string>();
  if (error && !data) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  return (
    <Card aria-label={texts.title} className="mt-4">
      <h2 className="pb-1 font-display text-xl">{texts.title}</h2>
      <p className="pb-3 text-sm text-ink-soft">{texts.sentence}</p>
      {data?.pictures.length === 0 && <p className="text-ink-faint">{texts.none}</p>}
      <ul className="flex flex-col gap-2">
        {data?.pictures.map((picture) => (
          <Row key={picture.id} picture={picture} onAsk={() => ask(picture.id)} />
        ))}
      </ul>
      {asked !== undefined && <Ask id={asked} onClose={() => ask(undefined)} />}
    </Card>
  );
}

function Row({ picture, onAsk }: { picture: Picture; onAsk: () => void }) {
  const { id, list, matched_at, delete_after, report_number } = picture;
  return (
    <li className="flex flex-wrap items-center gap-3 rounded-control bg-raised-2 px-3.5 py-2.5">
      <span className="min-w-0 flex-1 basis-60 text-sm">
        <span className="block font-medium break-all">{id}</span>
        <span className="block text-ink-soft">{texts.matched(list, formatMoment(matched_at))}</span>
        <span className="block text-ink-soft">
          {report_number === null ? texts.not_reported : texts.reported(report_number)} ·{' '}
          {texts.deleted(formatDay(delete_after))}
        </span>
      </span>
      <Button size="sm" onClick={onAsk}>
        {texts.request}
      </Button>
    </li>
  );
}

function Ask({ id, onClose }: { id: string; onClose: () => void }) {
  const { run, pending } = useAdminCall(api.quarantine.requestExport, {
    done: ({ state }) => (state === 'waiting' ? texts.waiting : texts.alone),
  });
  const request = async (reason: string) => {
    await run({ params: { id }, body: { reason } });
    onClose();
  };
  return (
    <ReasonDialog
      title={texts.ask}
      sentence={texts.ask_sentence}
      confirmLabel={texts.request}
      isRequired
      pending={pending}
      onConfirm={(reason) => void request(reason)}
      onClose={onClose}
    />
  );
}
