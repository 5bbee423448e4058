// A member's personas, each with edit and delete.
import { useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Pencil, Trash2 } from 'lucide-react';
import type { Persona } from '@velour/contract/chat-settings.ts';
import { api } from '../../../lib/api.ts';
import { q } from '../../../lib/queries.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Badge } from '../../../ui/badge.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { personas } from '../queries.ts';
import { texts } from './texts.ts';

interface Props {
  onEdit: (persona: Persona) => void;
}

export function PersonaList({ onEdit }: Props) {
  const { data } = useQuery(personas());
  const list = useRef<HTMLDivElement>(null);
  const [removed, setRemoved] = useState<Persona | null>(null);
  const removing = useCall(api.personas.remove, {
    // Chats that used it continue without one.
    invalidates: [personas(), q.chat_settings.read.all],
    failed: texts.not_saved,
    done: texts.removed,
  });
  if (!data) return <Skeleton className="h-14" />;
  return (
    <div ref={list} tabIndex={-1} className="flex flex-col gap-4 outline-none">
      {data.personas.length === 0 && <p className="text-ink-soft">{texts.none}</p>}
      <ul aria-label={texts.personas} className="flex flex-col gap-2">
        {data.personas.map((one) => (
          <li
            key={one.id}
            className="flex flex-wrap items-center gap-x-2 rounded-control bg-raised-2 py-2 ps-4 pe-2"
          >
            <div className="min-w-0 flex-1 basis-48 wrap-anywhere">
              <p className="flex flex-wrap items-center gap-2">
                <span className="font-medium">{one.name}</span>
                {one.pronouns !== '' && <span className="text-ink-soft">{one.pronouns}</span>}
                {one.is_default && <Badge>{texts.default_badge}</Badge>}
              </p>
              {one.description !== '' && (
                <p className="line-clamp-2 text-sm text-ink-soft">{one.description}</p>
              )}
            </div>
            <div className="flex">
              <IconButton
                icon={Pencil}
                size="sm"
                label={texts.change(one.name)}
                onClick={() => onEdit(one)}
              />
              <IconButton
                icon={Trash2}
                size="sm"
                label={texts.remove(one.name)}
                onClick={() => setRemoved(one)}
              />
            </div>
          </li>
        ))}
      </ul>
      {removed && (
        <ConfirmDialog
          title={texts.remove_title(removed.name)}
          sentence={texts.remove_sentence}
          confirmLabel={texts.remove_confirm}
          onConfirm={async () => {
            await removing.run({ params: { id: removed.id } });
            setRemoved(null);
            // The button that opened the question goes with its persona.
            list.current?.focus();
          }}
          onClose={() => setRemoved(null)}
        />
      )}
    </div>
  );
}
