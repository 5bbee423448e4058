// The entries of the audit log, and the hash that chains each one to the one before it.
import { createHash } from 'node:crypto';
import type { AuditSubject } from '@velour/contract/audit-values.ts';
import type { AuditRow } from './audit.store.ts';

type Fact = string | number | boolean | null | readonly string[];
/** A few plain facts by name; never the text of a chat, never a secret. */
export type Facts = Readonly<Record<string, Fact>>;

export type AuditActor =
  | { readonly kind: 'admin'; readonly id: string }
  | { readonly kind: 'operator' }
  | { readonly kind: 'system' };

export interface AuditAction {
  readonly actor: AuditActor;
  /** Noun and verb: `admin.granted`, `picture.hidden`. */
  readonly act: string;
  readonly subject: { readonly type: AuditSubject; readonly id?: string | null };
  readonly reason?: string;
  readonly before?: Facts | null;
  readonly after?: Facts | null;
}

type Linked = Omit<AuditRow, 'hash'>;

/** The hash of all fields of the entry, including the hash of the entry before it. */
export function hashOf(entry: Linked): string {
  const content = [
    entry.previous_hash,
    entry.id,
    entry.site_id,
    entry.seq,
    entry.actor_kind,
    entry.actor_id,
    entry.act,
    entry.subject_type,
    entry.subject_id,
    entry.reason,
    sorted(entry.before),
    sorted(entry.after),
    entry.created_at.toISOString(),
  ];
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}

/** The database stores JSON keys in its own order. */
const sorted = (facts: Facts | null): [string, Fact][] | null =>
  facts && Object.entries(facts).sort(([a], [b]) => (a < b ? -1 : 1));
