// Acts on one or many characters at once, each of which can be taken back by its opposite.
import type { Curated, CurationAct } from '@velour/contract/curation.ts';
import { api } from '../../../lib/api.ts';
import { toasts } from '../../../lib/toasts.ts';
import { texts as common } from '../texts.ts';
import { useDeed } from '../use-deed.ts';
import { texts } from './texts.ts';

const opposites: Readonly<Record<CurationAct, CurationAct>> = {
  publish: 'hide',
  hide: 'publish',
  make_exclusive: 'make_free',
  make_free: 'make_exclusive',
  delete: 'restore',
  restore: 'delete',
};

type Row = Pick<Curated, 'id' | 'name' | 'version'>;

export function useActs(onDone: () => void = () => undefined) {
  const { run, pending } = useDeed();

  const act = async (what: CurationAct, rows: readonly Row[], reason = ''): Promise<void> => {
    const characters = rows.map(({ id, version }) => ({ id, version }));
    const answer = await run(() => api.curation.act({ body: { act: what, characters, reason } }));
    if (!answer) return;
    onDone();
    const { done, refused } = answer;
    const [first] = refused;
    if (first) {
      const why = texts.refused[first.why];
      const name = rows.find(({ id }) => id === first.id)?.name ?? '';
      toasts.warning(
        refused.length === 1 ? texts.refusal(name, why) : texts.refusals(refused.length, why),
      );
    }
    if (done.length === 0) return;
    toasts.offer(texts.done[what](done.length), {
      label: common.undo,
      onPress: () => void takeBack(opposites[what], done),
    });
  };

  const takeBack = async (what: CurationAct, rows: readonly Row[]): Promise<void> => {
    const characters = rows.map(({ id, version }) => ({ id, version }));
    const body = { act: what, characters, reason: texts.undone };
    const answer = await run(() => api.curation.act({ body }));
    if (answer) toasts.success(texts.done[what](answer.done.length));
  };

  return { act, pending };
}
