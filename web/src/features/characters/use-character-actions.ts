// What is done to own characters from their list; each is said in a toast, where a deletion can be taken back.
import type { OwnListed } from '@velour/contract/own-characters.ts';
import { api } from '../../lib/api.ts';
import { toasts } from '../../lib/toasts.ts';
import { saveCard, useRenewed, type CardKind } from './queries.ts';
import { wordsOf } from './failures.ts';
import { texts } from './texts.ts';

export type OwnDeeds = ReturnType<typeof useDeeds>;

const paramsOf = ({ id }: Pick<OwnListed, 'id'>) => ({ params: { char_id: id } });

export function useDeeds() {
  const renew = useRenewed();
  const attempt = async (deed: () => Promise<string | undefined>) => {
    try {
      const done = await deed();
      if (done !== undefined) toasts.success(done);
    } catch (error) {
      toasts.error(wordsOf(error));
    }
    await renew();
  };

  const undo = (one: OwnListed) =>
    void attempt(async () => {
      await api.own_characters.undoRemove(paramsOf(one));
      return texts.restored(one.name);
    });

  return {
    setPublic: (one: OwnListed, is_public: boolean) =>
      void attempt(async () => {
        const body = { is_public, version: one.version };
        await api.own_characters.setPublic({ ...paramsOf(one), body });
        return is_public ? texts.sent(one.name) : texts.is_private(one.name);
      }),
    duplicate: (one: OwnListed) =>
      void attempt(async () =>
        texts.copied((await api.own_characters.duplicate(paramsOf(one))).name),
      ),
    save: (one: OwnListed, kind: CardKind) =>
      void attempt(async () => {
        await saveCard(one.id, kind);
        return undefined;
      }),
    remove: (one: OwnListed) =>
      void attempt(async () => {
        await api.own_characters.remove(paramsOf(one));
        toasts.offer(texts.removed(one.name), { label: texts.undo, onPress: () => undo(one) });
        return undefined;
      }),
  };
}
