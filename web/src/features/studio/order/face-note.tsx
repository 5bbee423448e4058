// A notice before paying that new pictures cannot have the face of the portrait.
import { useQuery } from '@tanstack/react-query';
import { suggestionsFor } from '../queries.ts';
import { texts } from '../texts.ts';

export function FaceNote({ characterId, name }: { characterId: string; name: string }) {
  const { data } = useQuery(suggestionsFor(characterId));
  if (!data?.face_differs) return null;
  return (
    <p role="note" className="rounded-small bg-raised-2 px-4 py-3 text-sm text-ink-soft">
      {texts.face_differs(name)}
    </p>
  );
}
