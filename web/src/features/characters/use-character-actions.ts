// The actions in the list of own characters, with toasts; a deletion can be undone from its toast.
import type { OwnListed } from '@velour/contract/own-characters.ts';
import { api } from '../../lib/api.ts';
import { q } from '../../lib/queries.ts';
import { toasts } from '../../lib/toasts.ts';
import { saveCard, type CardKind } from './save-card.ts';
import { texts } from './texts.ts';
import { staleCharacters, useOwnCall } from './use-own-call.ts';

export type OwnActions = ReturnType<typeof useCharacterActions>;

/** A chat with a deleted character is closed, and reopened when the character is restored. */
const staleWithChats = [...staleCharacters, q.chat.all];

const paramsOf = ({ id }: Pick<OwnListed, 'id'>) => ({ params: { char_id: id } });

export function useCharacterActions() {
  const undoing = useOwnCall(api.own_characters.undoRemove, {
    invalidates: staleWithChats,
    done: ({ name }) => texts.restored(name),
  });
  const publishing = useOwnCall(api.own_characters.setPublic, {
    done: ({ name }, { body }) => (body.is_public ? texts.sent(name) : texts.is_private(name)),
  });
  const duplicating = useOwnCall(api.own_characters.duplicate, {
    done: ({ name }) => texts.copied(name),
  });
  const saving = useOwnCall(saveCard);
  const removing = useOwnCall(api.own_characters.remove, { invalidates: staleWithChats });

  return {
    setPublic: (one: OwnListed, is_public: boolean) =>
      void publishing.run({ ...paramsOf(one), body: { is_public, version: one.version } }),
    duplicate: (one: OwnListed) => void duplicating.run(paramsOf(one)),
    save: (one: OwnListed, kind: CardKind) => void saving.run(one.id, kind),
    restore: (one: Pick<OwnListed, 'id'>) => void undoing.run(paramsOf(one)),
    remove: async (one: OwnListed): Promise<void> => {
      if (!(await removing.run(paramsOf(one)))) return;
      const undo = () => void undoing.run(paramsOf(one));
      toasts.offer(texts.removed(one.name), { label: texts.undo, onPress: undo });
    },
  };
}
