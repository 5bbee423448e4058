// Encrypts the texts of and around a report with a key of the deployment, because they outlive their author's account.
import { z } from 'zod';
import type { DataKey, Sealed, Vault } from '../../platform/encryption.ts';

const Contact = z.object({
  name: z.string(),
  email: z.string(),
  relation: z.enum(['me', 'somebody_else']),
  about: z.string(),
});
export type Contact = z.infer<typeof Contact>;

const Evidence = z.object({
  author: z.enum(['user', 'character']),
  text: z.string(),
  sent_at: z.string(),
});
export type Evidence = z.infer<typeof Evidence>;

export type Seals = ReturnType<typeof createSeals>;

export function createSeals(vault: Pick<Vault, 'systemKey'>) {
  const key: DataKey = vault.systemKey('reports');
  const place = (id: string, part: string): string => `report/${id}/${part}`;
  const open = (sealed: Buffer | null, at: string): string | null =>
    sealed === null ? null : key.open(sealed, at);

  const sealAs =
    (part: string) =>
    (id: string, words: unknown): Sealed =>
      key.seal(JSON.stringify(words), place(id, part));
  const openAs =
    <T>(part: string, shape: z.ZodType<T>) =>
    (id: string, sealed: Buffer | null): T | null => {
      const words = open(sealed, place(id, part));
      return words === null ? null : shape.parse(JSON.parse(words));
    };

  return {
    text: { seal: sealAs('text'), open: openAs('text', z.string()) },
    note: { seal: sealAs('note'), open: openAs('note', z.string()) },
    contact: { seal: sealAs('contact'), open: openAs('contact', Contact) },
    evidence: { seal: sealAs('evidence'), open: openAs('evidence', Evidence) },
  };
}
