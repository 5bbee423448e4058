// Drafts of the studio in the browser's storage, per character and account. Signing out removes them.
import { IMAGE_COUNTS, MAX_PROMPT, SHAPES } from '@velour/contract/studio-limits.ts';
import type { ImageOrder, Shape } from '@velour/contract/studio.ts';
import { registerPersonal } from '../../lib/personal-entries.ts';
import { session } from '../../lib/session.ts';
import { memory } from '../../lib/storage.ts';
import { createStore, useStore } from '../../lib/store.ts';

export interface StudioDraft {
  prompt: string;
  number: ImageOrder['number'];
  shape: Shape;
  /** The motion of a clip. */
  motion: string;
}

type Drafts = Readonly<Record<string, StudioDraft>>;

const emptyDraft: StudioDraft = { prompt: '', number: 1, shape: 'portrait', motion: '' };
/** Above it, the oldest drafts are dropped. */
const MAX_DRAFTS = 40;

const memberItem = (id: string | null): string => (id === null ? 'studio' : `studio.${id}`);
const itemNow = (): string => memberItem(session.read().id);

const text = (given: unknown): string =>
  typeof given === 'string' ? given.slice(0, MAX_PROMPT) : '';

function readDraft(given: unknown): StudioDraft | undefined {
  if (typeof given !== 'object' || given === null) return undefined;
  const known = given as Partial<Record<keyof StudioDraft, unknown>>;
  return {
    prompt: text(known.prompt),
    number: IMAGE_COUNTS.find((count) => count === known.number) ?? emptyDraft.number,
    shape: SHAPES.find((shape) => shape === known.shape) ?? emptyDraft.shape,
    motion: text(known.motion),
  };
}

function readDrafts(written: string | null): Drafts {
  try {
    const given: unknown = JSON.parse(written ?? '{}');
    if (typeof given !== 'object' || given === null) return {};
    const pairs = Object.entries(given).map(([id, draft]) => [id, readDraft(draft)] as const);
    return Object.fromEntries(
      pairs.filter((pair): pair is [string, StudioDraft] => pair[1] !== undefined),
    );
  } catch {
    return {};
  }
}

const store = createStore<{ item: string; drafts: Drafts }>({ item: '', drafts: {} });

/** Read again from storage when the account changes. */
function read(): Drafts {
  const item = itemNow();
  if (store.read().item !== item) {
    const drafts = readDrafts(memory.read(item));
    store.change(() => ({ item, drafts }));
  }
  return store.read().drafts;
}

function write(drafts: Drafts): void {
  const item = itemNow();
  const latest = Object.fromEntries(Object.entries(drafts).slice(-MAX_DRAFTS));
  memory.write(item, Object.keys(latest).length > 0 ? JSON.stringify(latest) : null);
  store.change(() => ({ item, drafts: latest }));
}

/** After signing in, the guest's drafts are kept for characters without a draft of the member. */
function takeAlong(): void {
  const guest = memory.read(memberItem(null));
  if (session.read().id === null) return void read();
  if (guest !== null) {
    write({ ...readDrafts(guest), ...read() });
    memory.write(memberItem(null), null);
  }
  read();
}
session.subscribe(takeAlong);
takeAlong();

export const savedDrafts = {
  of: (character_id: string): StudioDraft => read()[character_id] ?? emptyDraft,
  change: (character_id: string, changes: Partial<StudioDraft>): void => {
    const { [character_id]: known = emptyDraft, ...others } = read();
    write({ ...others, [character_id]: { ...known, ...changes } });
  },
  forget: (): void => write({}),
};
registerPersonal(savedDrafts.forget);

export function useStudioDraft(
  character_id: string,
): [StudioDraft, (changes: Partial<StudioDraft>) => void] {
  const draft = useStore({
    subscribe: store.subscribe,
    read: () => savedDrafts.of(character_id),
  });
  return [draft, (changes) => savedDrafts.change(character_id, changes)];
}
