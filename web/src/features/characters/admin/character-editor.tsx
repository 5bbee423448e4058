// A character with everything that an admin may read; private content requires a reason.
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import type { CuratedDetails } from '@velour/contract/curation.ts';
import { api } from '../../../lib/api.ts';
import { paths } from '../../../lib/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { LoadFailed } from '../../shared/admin/load-failed.tsx';
import { ReasonDialog } from '../../shared/admin/reason-dialog.tsx';
import { useAdminCall } from '../../shared/admin/use-admin-call.ts';
import { CharacterForm } from './character-form.tsx';
import { curatedOne } from './queries.ts';
import { texts } from './texts.ts';
import type { Appearance } from './use-character-form.ts';

const words = texts.form;

export function CharacterEditor({ id }: { id: string }) {
  const [appearance, onAppearance] = useState<Appearance>();
  const shared = { appearance, onAppearance };
  return (
    <div className="flex flex-col gap-4">
      <ButtonLink
        to={paths.adminCharacters()}
        tone="ghost"
        size="sm"
        icon={ArrowLeft}
        className="self-start"
      >
        {words.back}
      </ButtonLink>
      {id === 'new' ? <CharacterForm {...shared} /> : <Known id={id} {...shared} />}
    </div>
  );
}

interface AppearanceProps {
  appearance: Appearance;
  onAppearance: (appearance: Appearance) => void;
}

function Known({ id, ...shared }: AppearanceProps & { id: string }) {
  const { data, error, refetch } = useQuery(curatedOne(id));
  const [opened, setOpened] = useState<CuratedDetails | undefined>();
  const again = () => void refetch();
  if (error && !data) return <LoadFailed error={error} onRetry={again} />;
  if (!data) return <Skeleton radius="card" className="h-96" />;
  if (!data.content && !opened) return <Sealed character={data} onOpened={setOpened} />;
  const shown = opened ?? data;
  const key = `${shown.id} ${shown.version}`;
  return <CharacterForm key={key} character={shown} {...shared} onReload={again} />;
}

interface SealedProps {
  character: CuratedDetails;
  onOpened: (character: CuratedDetails) => void;
}

function Sealed({ character: { id, name }, onOpened }: SealedProps) {
  const { run, pending } = useAdminCall(api.curation.openCharacter, { onDone: onOpened });
  const [asks, setAsks] = useState(false);
  return (
    <>
      <h1 className="font-display text-3xl">{words.look(name)}</h1>
      <EmptyState
        scene="curtain"
        title={words.sealed}
        action={<Button onClick={() => setAsks(true)}>{words.unseal}</Button>}
      >
        {words.sealed_sentence}
      </EmptyState>
      {asks && (
        <ReasonDialog
          title={words.sealed}
          sentence={words.sealed_sentence}
          confirmLabel={words.unseal}
          isRequired
          pending={pending}
          onConfirm={(reason) => void run({ params: { char_id: id }, body: { reason } })}
          onClose={() => setAsks(false)}
        />
      )}
    </>
  );
}
