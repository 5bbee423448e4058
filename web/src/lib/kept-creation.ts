// What the wizard keeps in the browser: here, because whoever signs out leaves none of it behind, also where no wizard was opened.
import { memory } from './storage.ts';
import { createStore } from './store.ts';

function keptText(item: string) {
  const { read, subscribe, change } = createStore(memory.read(item));
  const write = (text: string | null): void => {
    memory.write(item, text);
    change(() => text);
  };
  return { read, subscribe, write };
}

export const keptCreation = {
  draft: keptText('create'),
  /** What was last sent, and under which key. */
  attempt: keptText('create-attempt'),
  forget: (): void => {
    keptCreation.draft.write(null);
    keptCreation.attempt.write(null);
  },
};
