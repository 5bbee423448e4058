// Imports files sequentially, with a result for each.
import { useCallback, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { MAX_CARD_BYTES } from '@velour/contract/character-limits.ts';
import type { CardImport } from '@velour/contract/own-characters.ts';
import { api } from '../../lib/api.ts';
import { failureText } from '../../lib/failures.ts';
import { newId } from '../../lib/ids.ts';
import { staleCharacters } from './use-own-call.ts';
import { texts } from './texts.ts';

export interface ImportedFile {
  readonly id: string;
  readonly name: string;
  readonly state: 'waiting' | 'working' | 'done' | 'failed';
  readonly outcome?: CardImport;
  readonly why?: string;
}

/** The DOM id of a card that waits for an age, to which the import report links. */
export const draftPlace = ({ id }: { id: string }): string => `draft-${id}`;

export function useImports() {
  const [files, setFiles] = useState<readonly ImportedFile[]>([]);
  const line = useRef<Promise<void>>(Promise.resolve());
  const client = useQueryClient();

  const set = (id: string, change: Partial<ImportedFile>) =>
    setFiles((known) => known.map((one) => (one.id === id ? { ...one, ...change } : one)));

  const takeOne = useCallback(
    async (id: string, file: File) => {
      set(id, { state: 'working' });
      try {
        if (file.size > MAX_CARD_BYTES)
          return set(id, { state: 'failed', why: texts.imports.too_large });
        const body = new Uint8Array(await file.arrayBuffer());
        set(id, { state: 'done', outcome: await api.own_characters.importCard({ body }) });
        for (const reads of staleCharacters) void client.invalidateQueries(reads);
      } catch (error) {
        set(id, { state: 'failed', why: failureText(error, { failed: texts.broken }) });
      }
    },
    [client],
  );

  const take = useCallback(
    (given: Iterable<File>) => {
      const all = [...given].map((file) => ({ id: newId(), file }));
      setFiles((known) => [
        ...known,
        ...all.map(({ id, file }): ImportedFile => ({ id, name: file.name, state: 'waiting' })),
      ]);
      // Sequentially, because the server reads one file of a member at a time, and to keep the order.
      for (const { id, file } of all) line.current = line.current.then(() => takeOne(id, file));
    },
    [takeOne],
  );

  return { files, take, clear: () => setFiles([]) };
}
